import type { ReleaseDocument } from '../release-table.ts';
import { inState, releasesOf, takenBack } from './section-releases.ts';

/**
 * The judge takes a candidate back: everybody gets the stable release, and the candidate cannot be rolled out again. A
 * candidate that is none any more stays as it is: somebody was quicker than the judge.
 */
export function quarantine(document: ReleaseDocument, section: string, version: string, now: Date): ReleaseDocument {
  const releases = releasesOf(document, section);
  const candidate = inState(releases, 'candidate');
  if (candidate?.metadata.version !== version) return document;
  return takenBack(document, section, candidate, { state: 'quarantined', now });
}
