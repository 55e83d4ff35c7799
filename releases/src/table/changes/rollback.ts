import { isStable, type ReleaseTable } from '../release-table.ts';
import { ReleaseError } from '../../release-error.ts';
import { abort } from './abort.ts';
import { changeEach, inState, moved, releasesOf, retiredIn } from './section-releases.ts';

/**
 * Undoes the latest change of what visitors get: a rollout in progress is aborted; otherwise the release that was stable
 * before becomes stable again. Repeated, it goes further back.
 */
export function rollback(table: ReleaseTable, section: string, now: Date): ReleaseTable {
  const releases = releasesOf(table, section);
  if (inState(releases, 'candidate')) return abort(table, section, now);
  const [previous] = retiredIn(releases);
  if (!previous)
    throw new ReleaseError(`${section} has no earlier release that was stable, so there is nothing to go back to.`);
  return changeEach(table, section, (release) => {
    if (release === previous) return moved(release, { state: 'stable', share: 100, now });
    return isStable(release) ? moved(release, { state: 'aborted', share: 0, now }) : release;
  });
}
