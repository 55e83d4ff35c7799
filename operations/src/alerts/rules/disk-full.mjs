/** A share of the disk. */
const FULL = 0.9;

/** @type {import('./rule.mjs').Rule} */
export function diskFull({ disk }) {
  if (!disk) return null;
  const { usedShare, freeBytes, folder } = disk;
  if (usedShare < FULL) return [];
  const percent = Math.floor(usedShare * 100);
  return [
    {
      id: 'disk-full',
      afterMs: 0,
      subject: `The server's disk is ${percent} % full`,
      cause:
        `The disk with ${folder} has ${size(freeBytes)} left. When it is full, visitors' forms and new pictures cannot be stored, and backups fail. ` +
        'The pages themselves go on.',
      todo: [
        'Delete old backups on this server that are stored elsewhere too: they are usually the largest files (`ls -lhS /var/lib/soteria-backups`).',
        `Delete nothing in ${folder} by hand but what is in its folders logs and pictures: the website does without those.`,
        'If that is not enough, order a larger disk from your hoster.',
      ],
      over: {
        subject: "The server's disk has room again",
        text: 'The disk is less than 90 % full again. Nothing is left to do.',
      },
    },
  ];
}

/** @param {number} bytes */
function size(bytes) {
  const gigabytes = bytes / 1024 ** 3;
  return gigabytes >= 1 ? `${gigabytes.toFixed(1)} GB` : `${Math.floor(bytes / 1024 ** 2)} MB`;
}
