import type { ReleaseDocument } from '../release-table.ts';
import { ReleaseError } from '../../release-error.ts';
import { inState, moved, releasesOf, withReleases } from './section-releases.ts';

/** The candidate becomes the stable release, for everybody; the one before it is kept for a rollback. */
export function promote(document: ReleaseDocument, section: string, now: Date): ReleaseDocument {
  const releases = releasesOf(document, section);
  const candidate = inState(releases, 'candidate');
  if (!candidate) throw new ReleaseError(`No rollout of ${section} is in progress, so there is nothing to promote.`);
  return withReleases(
    document,
    section,
    releases.map((release) => {
      if (release === candidate) return moved(release, 'stable', 100, now);
      return release.deployment.default ? moved(release, 'retired', 0, now) : release;
    }),
  );
}
