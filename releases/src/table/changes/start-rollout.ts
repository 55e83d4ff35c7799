import { releaseName } from 'shared/contract';
import { ReleaseError } from '../release-error.ts';
import { isStable, type Plan, type ReleaseEntry, type ReleaseTable } from '../release-table.ts';
import { changeEach, inState, moved, releasesOf, stableBeside } from './section-releases.ts';

export interface Rollout {
  readonly section: string;
  readonly version: string;
  /** Percent of visitors, ascending. The first applies at once, each further one after `every` seconds. */
  readonly steps: readonly number[];
  /** Seconds between steps. */
  readonly every: number;
  /** How many seconds a due step waits for visitors; a week when absent. */
  readonly wait?: number;
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
  const [share = 0, ...later] = stepsToTake(releases, rollout);
  const plan = planOf(later, rollout, now);
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

function planOf(steps: readonly number[], { every, wait }: Rollout, now: Date): Plan | undefined {
  if (steps.length === 0) return undefined;
  const next = new Date(now.getTime() + every * 1_000).toISOString();
  return { steps: [...steps], every, next, ...(wait === undefined ? {} : { wait }) };
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
