import { isServed, isStable, type ReleaseEntry, type ReleaseTable } from '../release-table.ts';
import { releasesOf, retiredIn, withReleases } from './section-releases.ts';

export interface Pruning {
  /** How many of the releases that were stable before stay, to roll back to. */
  readonly keep: number;
  /** What came into its state later than this stays: pages that are open hold on to their lock. */
  readonly before: Date;
}

/** Versions that nobody needs any more: not served, not next in line for a rollback, and long in their state. */
export function prunable(table: ReleaseTable, section: string, { keep, before }: Pruning): readonly string[] {
  const releases = releasesOf(table, section);
  const wayBack = new Set(retiredIn(releases).slice(0, keep));
  const isOld = ({ since }: ReleaseEntry) => Date.parse(since) < before.getTime();
  const spare = releases.filter((release) => !isNeeded(release) && !wayBack.has(release) && isOld(release));
  return spare.map(({ version }) => version);
}

/** Takes releases out of the table, except those that are served meanwhile. */
export function prune(table: ReleaseTable, section: string, versions: readonly string[]): ReleaseTable {
  const releases = releasesOf(table, section);
  const left = releases.filter((release) => isNeeded(release) || !versions.includes(release.version));
  return left.length === releases.length ? table : withReleases(table, section, left);
}

function isNeeded(release: ReleaseEntry): boolean {
  return isStable(release) || isServed(release) || release.state === 'candidate';
}
