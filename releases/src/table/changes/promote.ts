import { isStable, type ReleaseTable } from '../release-table.ts';
import { candidateIn, changeEach, moved } from './section-releases.ts';

/** The candidate becomes the stable release, for everybody; the one before it stays there for a rollback. */
export function promote(table: ReleaseTable, section: string, now: Date): ReleaseTable {
  const candidate = candidateIn(table, section, 'promote');
  return changeEach(table, section, (release) => {
    if (release === candidate) return moved(release, { state: 'stable', share: 100, now });
    return isStable(release) ? moved(release, { state: 'retired', share: 0, now }) : release;
  });
}
