import type { ReleaseDocument } from '../release-table.ts';
import { ReleaseError } from '../../release-error.ts';
import { inState, releasesOf, withReleases } from './section-releases.ts';

/** The rollout in progress stays at its share until somebody rolls out further, promotes or aborts. @param why in words */
export function pause(document: ReleaseDocument, section: string, why: string): ReleaseDocument {
  const releases = releasesOf(document, section);
  const candidate = inState(releases, 'candidate');
  if (!candidate) throw new ReleaseError(`No rollout of ${section} is in progress, so there is nothing to pause.`);
  const paused = { ...candidate, extras: { ...candidate.extras, paused: why } };
  return withReleases(
    document,
    section,
    releases.map((release) => (release === candidate ? paused : release)),
  );
}
