import { isServed, isStable, type ReleaseEntry, type ReleaseTable } from '../release-table.ts';
import { releasesOf, retiredIn, withReleases } from './section-releases.ts';

export interface Pruning {
  /** Number of retired releases that stay for a rollback. */
  readonly keep: number;
  /** Releases whose state changed after this stay: open pages may still use them. */
  readonly before: Date;
}

/** Versions to remove: not served, not needed for a rollback, and unchanged for long. */
export function prunable(table: ReleaseTable, section: string, { keep, before }: Pruning): readonly string[] {
  const releases = releasesOf(table, section);
  const wayBack = new Set(retiredIn(releases).slice(0, keep));
  const isOld = ({ since }: ReleaseEntry) => Date.parse(since) < before.getTime();
  const spare = releases.filter((release) => !isNeeded(release) && !wayBack.has(release) && isOld(release));
  return spare.map(({ version }) => version);
}

/** Removes releases from the table, except served ones. */
export function prune(table: ReleaseTable, section: string, versions: readonly string[]): ReleaseTable {
  const releases = releasesOf(table, section);
  const left = releases.filter((release) => isNeeded(release) || !versions.includes(release.version));
  return left.length === releases.length ? table : withReleases(table, section, left);
}

function isNeeded(release: ReleaseEntry): boolean {
  return isStable(release) || isServed(release) || release.state === 'candidate';
}
