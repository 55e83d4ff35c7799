import type { ReleaseDocument, ReleaseEntry } from '../release-table.ts';
import { releasesOf, withReleases } from './section-releases.ts';

export interface Pruning {
  /** How many of the releases that were stable before are kept to roll back to. */
  readonly keep: number;
  /** What came into its state later than this is kept: pages that are open hold on to their lock. */
  readonly before: Date;
}

/** Versions that nobody needs any more: not served, not next in line for a rollback, and long in their state. */
export function prunable(document: ReleaseDocument, section: string, { keep, before }: Pruning): readonly string[] {
  const releases = releasesOf(document, section);
  const wayBack = new Set(latestRetired(releases).slice(0, keep));
  const spare = releases.filter((release) => !isServed(release) && !wayBack.has(release) && isOld(release, before));
  return spare.map(({ metadata }) => metadata.version);
}

/** Takes releases out of the document, except those that are served meanwhile. */
export function prune(document: ReleaseDocument, section: string, versions: readonly string[]): ReleaseDocument {
  const releases = releasesOf(document, section);
  const left = releases.filter((release) => isServed(release) || !versions.includes(release.metadata.version));
  return left.length === releases.length ? document : withReleases(document, section, left);
}

function isServed({ deployment, extras }: ReleaseEntry): boolean {
  return deployment.default || deployment.traffic > 0 || extras.state === 'candidate';
}

function latestRetired(releases: readonly ReleaseEntry[]): readonly ReleaseEntry[] {
  const retired = releases.filter(({ extras }) => extras.state === 'retired');
  return retired.sort((a, b) => b.extras.since.localeCompare(a.extras.since));
}

function isOld({ extras }: ReleaseEntry, before: Date): boolean {
  return Date.parse(extras.since) < before.getTime();
}
