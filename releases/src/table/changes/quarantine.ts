import type { ReleaseTable } from '../release-table.ts';
import { inState, releasesOf, takenBack } from './section-releases.ts';

/**
 * The judge takes a candidate back: everybody gets the stable release, and the candidate cannot be rolled out again. A
 * candidate that is none any more stays as it is: somebody was quicker than the judge.
 */
export function quarantine(
  table: ReleaseTable,
  { section, version }: { readonly section: string; readonly version: string },
  now: Date,
): ReleaseTable {
  const candidate = inState(releasesOf(table, section), 'candidate');
  if (candidate?.version !== version) return table;
  return takenBack(table, section, { candidate, state: 'quarantined', now });
}
