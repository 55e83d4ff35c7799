import type { ReleaseDocument } from '../release-table.ts';
import { ReleaseError } from '../../release-error.ts';
import { abort } from './abort.ts';
import { inState, moved, releasesOf, retiredIn, withReleases } from './section-releases.ts';

/**
 * Undoes the latest change of what visitors get: a rollout in progress is aborted; otherwise the release that was stable
 * before becomes stable again. Repeated, it goes further back.
 */
export function rollback(document: ReleaseDocument, section: string, now: Date): ReleaseDocument {
  const releases = releasesOf(document, section);
  if (inState(releases, 'candidate')) return abort(document, section, now);
  const [previous] = retiredIn(releases);
  if (!previous)
    throw new ReleaseError(`${section} has no earlier release that was stable, so there is nothing to go back to.`);
  return withReleases(
    document,
    section,
    releases.map((release) => {
      if (release === previous) return moved(release, 'stable', 100, now);
      return release.deployment.default ? moved(release, 'aborted', 0, now) : release;
    }),
  );
}
