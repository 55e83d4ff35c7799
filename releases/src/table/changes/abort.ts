import type { ReleaseDocument } from '../release-table.ts';
import { ReleaseError } from '../../release-error.ts';
import { inState, releasesOf, takenBack } from './section-releases.ts';

/** Ends the rollout in progress: everybody gets the stable release again. */
export function abort(document: ReleaseDocument, section: string, now: Date): ReleaseDocument {
  const releases = releasesOf(document, section);
  const candidate = inState(releases, 'candidate');
  if (!candidate) throw new ReleaseError(`No rollout of ${section} is in progress, so there is nothing to abort.`);
  return takenBack(document, section, candidate, { state: 'aborted', now });
}
