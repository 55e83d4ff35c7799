import type { ReleaseTable } from '../release-table.ts';
import { candidateIn, takenBack } from './section-releases.ts';

/** Ends the rollout in progress: everybody gets the stable release again. */
export function abort(table: ReleaseTable, section: string, now: Date): ReleaseTable {
  const candidate = candidateIn(table, section, 'abort');
  return takenBack(table, section, { candidate, state: 'aborted', now });
}
