import { releaseName } from 'shared/contract';
import { inState, releasesOf } from '../../table/changes/section-releases.ts';
import type { ReleaseEntry, ReleaseTable } from '../../table/release-table.ts';
import { percent, planWords } from '../words/release-words.ts';
import { type ActionOn, applyAction, type TeamAction } from './team-action.ts';

/** The effect of an action, for a person to confirm. */
export interface Consequence {
  /** The release that the action changes. */
  readonly version: string;
  /** `Promote events@1.1.0`. */
  readonly title: string;
  readonly texts: readonly string[];
}

interface Subject {
  /** The release that the action changes. `other` is the one beside or after it. */
  readonly release: ReleaseEntry;
  readonly name: string;
  readonly other: string;
  /** What the action plans for it; empty for no further step. */
  readonly plan: string;
  /** The release after the action. */
  readonly changed: ReleaseEntry | undefined;
}

/** Throws ReleaseError when the section's releases do not allow the action. */
export function consequenceOf(action: TeamAction, on: Omit<ActionOn, 'why'>): Consequence {
  const after = applyAction(action, { ...on, why: '' });
  const subject = subjectOf(after, on.table, { ...on, chosen: action === 'rollout' ? on.version : undefined });
  const { title, texts } = WORDS[action](subject);
  return { version: subject.release.version, title, texts };
}

interface SubjectOptions {
  readonly section: string;
  /** The release that a rollout is for. */
  readonly chosen: string | undefined;
}

function subjectOf(after: ReleaseTable, table: ReleaseTable, { section, chosen }: SubjectOptions): Subject {
  const before = releasesOf(table, section);
  const stable = inState(before, 'stable');
  const named = before.find(({ version }) => version === chosen);
  const release = named ?? inState(before, 'candidate') ?? stable;
  const other = release === stable ? inState(releasesOf(after, section), 'stable') : stable;
  if (!release || !other) throw new Error(`The table has no stable release of ${section}.`);
  const name = ({ version }: ReleaseEntry) => releaseName(section, version);
  const changed = releasesOf(after, section).find(({ version }) => version === release.version);
  return { release, name: name(release), other: name(other), plan: changed ? planWords(changed) : '', changed };
}

const KEEPS = 'A page that is open keeps the release that it came with until its next document.';
const AT_ONCE = 'Pages that are open change at their next navigation, without a reload.';

const WORDS: Readonly<Record<TeamAction, (subject: Subject) => Pick<Consequence, 'title' | 'texts'>>> = {
  rollout: ({ release, name, other, plan, changed }) => ({
    title: `${release.state === 'candidate' ? 'Change' : 'Start'} the rollout of ${name}`,
    texts: [
      ...(release.state === 'candidate'
        ? [`Now ${percent(release.share)} of visitors get it; ${planWords(release) || 'no further step is planned'}.`]
        : []),
      changed?.share
        ? `At once ${percent(changed.share)} of visitors get ${name}, the others ${other}.`
        : `At first all visitors get ${other}.`,
      ...(plan === '' ? [] : [`Then: ${plan}.`]),
      changed?.plan?.steps.at(-1) === 100
        ? `The step to ${percent(100)} makes it everybody’s release.`
        : 'At its last share it stays until somebody promotes it or takes it back.',
      `Until then the judge compares it with ${other}, and takes it back when it fails more often.`,
      KEEPS,
    ],
  }),
  promote: ({ release, name, other }) => ({
    title: `Promote ${name}`,
    texts: [
      `Everybody gets ${name}. Now ${percent(release.share)} of visitors get it, and the others ${other}.`,
      KEEPS,
      `${other} is kept: a rollback brings it back.`,
    ],
  }),
  pause: ({ release, name, other }) => ({
    title: `Pause the rollout of ${name}`,
    texts: [
      `The rollout stays where it is: ${percent(release.share)} of visitors get ${name}, the others ${other}.`,
      ...(release.plan && release.paused === undefined ? [`This is not going to happen: ${planWords(release)}.`] : []),
      'It goes on when somebody resumes or promotes it.',
    ],
  }),
  resume: ({ release, name, other, plan }) => ({
    title: `Resume the rollout of ${name}`,
    texts: [
      `At first the rollout stays where it is: ${percent(release.share)} of visitors get ${name}, the others ${other}.`,
      `Then it goes on: ${plan || 'no further step is planned'}.`,
      `Now it is ${planWords(release)}`,
    ],
  }),
  abort: ({ release, name, other }) => ({
    title: `Abort the rollout of ${name}`,
    texts: [
      `Everybody gets ${other}. The ${percent(release.share)} of visitors who have ${name} lose it.`,
      AT_ONCE,
      `${name} is kept, and can be rolled out again.`,
    ],
  }),
  rollback: ({ name, other }) => ({
    title: `Roll back ${name}`,
    texts: [
      `Everybody gets ${other} again, the release that was stable before ${name}.`,
      AT_ONCE,
      `${name} is kept, and can be rolled out again.`,
    ],
  }),
};
