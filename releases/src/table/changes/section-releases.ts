import type { ReleaseDocument, ReleaseEntry, ReleaseState } from '../release-table.ts';
import { ReleaseError } from '../../release-error.ts';

/** A section's releases. Throws {@link ReleaseError} when it has none. */
export function releasesOf({ microFrontends }: ReleaseDocument, section: string): readonly ReleaseEntry[] {
  const releases = microFrontends[section];
  if (releases) return releases;
  const known = Object.keys(microFrontends).sort().join(', ') || 'none yet';
  throw new ReleaseError(`There is no release of "${section}". Sections with releases: ${known}.`);
}

export function withReleases(
  document: ReleaseDocument,
  section: string,
  releases: readonly ReleaseEntry[],
): ReleaseDocument {
  return { ...document, microFrontends: { ...document.microFrontends, [section]: [...releases] } };
}

/** Those that were everybody's before, the latest first: the ways back. */
export function retiredIn(releases: readonly ReleaseEntry[]): readonly ReleaseEntry[] {
  return releases
    .filter(({ extras }) => extras.state === 'retired')
    .sort((a, b) => b.extras.since.localeCompare(a.extras.since));
}

export function inState(releases: readonly ReleaseEntry[], state: ReleaseState): ReleaseEntry | undefined {
  return releases.find(({ extras }) => extras.state === state);
}

/** The release as it is after a change of state at `now`. Only a candidate has steps to take. */
export function moved(release: ReleaseEntry, state: ReleaseState, traffic: number, now: Date): ReleaseEntry {
  const since = release.extras.state === state ? release.extras.since : now.toISOString();
  const { plan, paused, ...extras } = release.extras;
  const course = { ...(plan ? { plan } : {}), ...(paused === undefined ? {} : { paused }) };
  return {
    ...release,
    extras: { ...extras, ...(state === 'candidate' ? course : {}), state, since },
    deployment: { traffic, default: state === 'stable' },
  };
}

/** A candidate loses its visitors to the stable release. @param state what it is from now on */
export function takenBack(
  document: ReleaseDocument,
  section: string,
  candidate: ReleaseEntry,
  { state, now }: { readonly state: 'aborted' | 'quarantined'; readonly now: Date },
): ReleaseDocument {
  return withReleases(
    document,
    section,
    releasesOf(document, section).map((release) => {
      if (release === candidate) return moved(release, state, 0, now);
      return release.deployment.default ? moved(release, 'stable', 100, now) : release;
    }),
  );
}
