import type { ReleaseDocument, ReleaseEntry } from '../release-table.ts';
import { withReleases } from './section-releases.ts';

export interface NewRelease {
  readonly section: string;
  readonly version: string;
  readonly url: string;
  readonly integrity: string;
}

/** Enters a published release: served to nobody, unless it is its section's first. One that is in stays as it is. */
export function addRelease(document: ReleaseDocument, release: NewRelease, now: Date): ReleaseDocument {
  const releases = document.microFrontends[release.section] ?? [];
  if (releases.some(({ metadata }) => metadata.version === release.version)) return document;
  return withReleases(document, release.section, [...releases, entryOf(release, releases.length === 0, now)]);
}

function entryOf({ url, integrity, version }: NewRelease, first: boolean, now: Date): ReleaseEntry {
  return {
    url,
    metadata: { integrity, version },
    extras: { state: first ? 'stable' : 'published', since: now.toISOString() },
    deployment: { traffic: first ? 100 : 0, default: first },
  };
}
