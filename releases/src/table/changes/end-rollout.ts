import { ReleaseError } from '../release-error.ts';
import { isStable, type ReleaseTable } from '../release-table.ts';
import { candidateIn, changeEach, inState, moved, releasesOf, retiredIn, takenBack } from './section-releases.ts';

/** Ends the rollout in progress: everybody gets the stable release again. */
export function abort(table: ReleaseTable, section: string, now: Date): ReleaseTable {
  const candidate = candidateIn(table, section, 'abort');
  return takenBack(table, section, { candidate, state: 'aborted', now });
}

/** The rollout in progress stays at its share until somebody rolls out further, promotes or aborts. @param why in words */
export function pause(table: ReleaseTable, section: string, why: string): ReleaseTable {
  const candidate = candidateIn(table, section, 'pause');
  return changeEach(table, section, (release) => (release === candidate ? { ...release, paused: why } : release));
}

/** The candidate becomes the stable release, for everybody; the one before it stays there for a rollback. */
export function promote(table: ReleaseTable, section: string, now: Date): ReleaseTable {
  const candidate = candidateIn(table, section, 'promote');
  return changeEach(table, section, (release) => {
    if (release === candidate) return moved(release, { state: 'stable', share: 100, now });
    return isStable(release) ? moved(release, { state: 'retired', share: 0, now }) : release;
  });
}

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
