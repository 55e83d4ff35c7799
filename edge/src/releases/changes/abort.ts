import type { ReleaseDocument } from '../release-document.ts';
import { ReleaseError } from '../release-error.ts';
import { inState, moved, releasesOf, withReleases } from './section-releases.ts';

/** Ends the rollout in progress: everybody gets the stable release again. */
export function abort(document: ReleaseDocument, section: string, now: Date): ReleaseDocument {
  const releases = releasesOf(document, section);
  const candidate = inState(releases, 'candidate');
  if (!candidate) throw new ReleaseError(`No rollout of ${section} is in progress, so there is nothing to abort.`);
  return withReleases(
    document,
    section,
    releases.map((release) => {
      if (release === candidate) return moved(release, 'aborted', 0, now);
      return release.deployment.default ? moved(release, 'stable', 100, now) : release;
    }),
  );
}
