import { releaseName } from 'shared/contract';
import { ReleaseError } from '../release-error.ts';
import { isStable, type Plan, type ReleaseEntry, type ReleaseTable, type QuietPolicy } from '../release-table.ts';
import { promote } from './end-rollout.ts';
import { changeEach, inState, moved, releasesOf, stableBeside } from './section-releases.ts';

export interface Rollout {
  readonly section: string;
  readonly version: string;
  /**
   * Percent of visitors, ascending, each `every` seconds after the one before. One share alone applies at once, as does the
   * first of a release that has visitors already. Otherwise the first is due at once, and synthetic visits come before it.
   */
  readonly steps: readonly number[];
  /** Seconds between steps. */
  readonly every: number;
  /** How many seconds a due step waits for visitors; a week when absent. */
  readonly wait?: number;
  /** What a due step without visitors does, see `whenQuiet` of the table. */
  readonly whenQuiet?: QuietPolicy;
  /** The name of a new rollout. A rollout in progress keeps its own name, and so its visitors. */
  readonly id: string;
}

/**
 * Gives a release a share of the visitors, or changes its share.
 * Continues a paused rollout without the steps that it already took.
 */
export function startRollout(table: ReleaseTable, rollout: Rollout, now: Date): ReleaseTable {
  const { section, version, id } = rollout;
  const releases = releasesOf(table, section);
  refuse(releases, rollout);
  const steps = stepsToTake(releases, rollout);
  const isNew = steps.length > 1 && !inState(releases, 'candidate')?.share;
  const [share = 0, ...later] = isNew ? [0, ...steps] : steps;
  const first = new Date(now.getTime() + (isNew ? 0 : rollout.every * 1_000));
  const plan = planOf(later, rollout, first);
  return changeEach(table, section, (release) => {
    if (release.version !== version) return stableBeside(release, share, now);
    const name = release.state === 'candidate' ? (release.rollout ?? id) : id;
    const { plan: _plan, paused: _paused, ...next } = moved(release, { state: 'candidate', share, now });
    return { ...next, rollout: name, ...(plan ? { plan } : {}) };
  });
}

function stepsToTake(releases: readonly ReleaseEntry[], { steps }: Rollout): readonly number[] {
  const taken = inState(releases, 'candidate')?.share ?? 0;
  const left = steps.filter((step) => step >= taken);
  return steps.length === 1 || left.length === 0 ? steps.slice(-1) : left;
}

/** Only what was stated is stored: an edge of an earlier version can read the rest. */
function planOf(steps: readonly number[], { every, wait, whenQuiet }: Rollout, first: Date): Plan | undefined {
  if (steps.length === 0) return undefined;
  const stated = { ...(wait === undefined ? {} : { wait }), ...(whenQuiet ? { whenQuiet } : {}) };
  return { steps: [...steps], every, next: first.toISOString(), ...stated };
}

function refuse(releases: readonly ReleaseEntry[], { section, version }: Rollout): void {
  const name = releaseName(section, version);
  const release = releases.find((each) => each.version === version);
  if (!release) {
    const versions = releases.map((each) => each.version).join(', ');
    throw new ReleaseError(`${name} is not published. Published versions: ${versions}.`);
  }
  if (isStable(release)) throw new ReleaseError(`${name} serves already: it is the stable release.`);
  if (release.state === 'quarantined')
    throw new ReleaseError(`${name} is quarantined: the judge took it back. Mend it and publish another version.`);
  const other = inState(releases, 'candidate');
  if (!other || other === release) return;
  const running = releaseName(section, other.version);
  throw new ReleaseError(`${running} is being rolled out. Promote or abort it before another rollout of ${section}.`);
}

/** Takes the next step of a section's rollout if it is due. The step to 100 % promotes the candidate. */
export function takeStep(table: ReleaseTable, section: string, now: Date): ReleaseTable {
  const candidate = inState(releasesOf(table, section), 'candidate');
  const share = candidate && dueStep(candidate, now);
  if (share === undefined) return table;
  if (share === 100) return promote(table, section, now);
  return changeEach(table, section, (release) =>
    release === candidate ? afterStep(release, share, now) : stableBeside(release, share, now),
  );
}

function dueStep({ plan, paused }: ReleaseEntry, now: Date): number | undefined {
  return plan && paused === undefined && Date.parse(plan.next) <= now.getTime() ? plan.steps[0] : undefined;
}

function afterStep(release: ReleaseEntry, share: number, now: Date): ReleaseEntry {
  const { plan, ...next } = moved(release, { state: 'candidate', share, now });
  const steps = plan?.steps.slice(1) ?? [];
  if (!plan || steps.length === 0) return next;
  const due = new Date(now.getTime() + plan.every * 1_000).toISOString();
  return { ...next, plan: { ...plan, steps, next: due } };
}
