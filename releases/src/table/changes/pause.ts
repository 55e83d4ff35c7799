import type { ReleaseTable } from '../release-table.ts';
import { candidateIn, changeEach } from './section-releases.ts';

/** The rollout in progress stays at its share until somebody rolls out further, promotes or aborts. @param why in words */
export function pause(table: ReleaseTable, section: string, why: string): ReleaseTable {
  const candidate = candidateIn(table, section, 'pause');
  return changeEach(table, section, (release) => (release === candidate ? { ...release, paused: why } : release));
}
