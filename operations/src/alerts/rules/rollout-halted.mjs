/** @type {import('./rule.mjs').Rule} */
export function rolloutHalted({ metrics }, { publicUrl }) {
  if (!metrics) return null;
  return metrics
    .filter(({ name, value }) => name === 'soteria_rollout_halted' && value === 1)
    .map(({ labels: { section = '', version = '', how } }) => {
      const release = `${section}@${version}`;
      return {
        id: `rollout-halted ${release} ${how}`,
        afterMs: 0,
        ...(how === 'paused' ? paused(release, publicUrl) : quarantined(release, publicUrl)),
      };
    });
}

/** @param {string} release @param {string} publicUrl */
function paused(release, publicUrl) {
  return {
    subject: `The rollout of ${release} is paused`,
    cause:
      `The new release ${release} is shown to some visitors only, and goes no further: the judge could not tell whether it is as good as the one ` +
      'before, or a team has paused it. Visitors notice nothing.',
    todo: [
      `Open ${publicUrl}/_/ and sign in. The section says why it is paused, and how both releases do.`,
      'Tell the team of the section. They continue the rollout there, promote the release, or take it back.',
    ],
    over: {
      subject: `The rollout of ${release} is not paused any more`,
      text: 'It goes on, or has ended. Nothing is left to do.',
    },
  };
}

/** @param {string} release @param {string} publicUrl */
function quarantined(release, publicUrl) {
  return {
    subject: `${release} was taken back`,
    cause:
      `The new release ${release} failed more often than the one before, so the judge has taken it back. All visitors have the stable ` +
      'release again, and nobody has to act at once.',
    todo: [
      `Open ${publicUrl}/_/ and sign in. The history says what failed.`,
      'Tell the team of the section. They mend it and publish it under a new version; this one is never served again.',
    ],
    over: {
      subject: `${release}: nothing is left to do`,
      text: 'Its section has a newer release, or a week has passed since it was taken back.',
    },
  };
}
