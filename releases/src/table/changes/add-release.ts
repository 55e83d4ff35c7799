import type { ReleaseTable } from '../release-table.ts';
import { withReleases } from './section-releases.ts';

export interface NewRelease {
  readonly section: string;
  readonly version: string;
  readonly url: string;
  readonly integrity: string;
}

/** Adds a published release: unserved, unless it is its section's first. A known one stays unchanged. */
export function addRelease(
  table: ReleaseTable,
  { section, version, url, integrity }: NewRelease,
  now: Date,
): ReleaseTable {
  const releases = table.sections[section] ?? [];
  if (releases.some((release) => release.version === version)) return table;
  const served =
    releases.length === 0 ? ({ state: 'stable', share: 100 } as const) : ({ state: 'published', share: 0 } as const);
  const entry = { version, ...served, since: now.toISOString(), integrity, url };
  return withReleases(table, section, [...releases, entry]);
}
