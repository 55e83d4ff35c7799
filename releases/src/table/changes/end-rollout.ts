import { ReleaseError } from '../release-error.ts';
import { isStable, type ReleaseTable } from '../release-table.ts';
import { candidateIn, changeEach, inState, moved, releasesOf, retiredIn, takenBack } from './section-releases.ts';

/** Ends the rollout: all visitors get the stable release again. */
export function abort(table: ReleaseTable, section: string, now: Date): ReleaseTable {
  const candidate = candidateIn(table, section, 'abort');
  return takenBack(table, section, { candidate, state: 'aborted', now });
}

/** Stops the rollout at its share until somebody continues, promotes or aborts it. @param why the reason, for people */
export function pause(table: ReleaseTable, section: string, why: string): ReleaseTable {
  const candidate = candidateIn(table, section, 'pause');
  return changeEach(table, section, (release) => (release === candidate ? { ...release, paused: why } : release));
}

/** Continues a paused rollout where it stopped: its next step is due after the time between two steps. */
export function resume(table: ReleaseTable, section: string, now: Date): ReleaseTable {
  const candidate = candidateIn(table, section, 'resume');
  if (candidate.paused === undefined)
    throw new ReleaseError(`The rollout of ${section} is not paused, so there is nothing to resume.`);
  const { paused: _paused, plan, ...rest } = candidate;
  const next = plan && { plan: { ...plan, next: new Date(now.getTime() + plan.every * 1_000).toISOString() } };
  return changeEach(table, section, (release) => (release === candidate ? { ...rest, ...next } : release));
}

/** Makes the candidate the stable release for all visitors. The previous one stays for a rollback. */
export function promote(table: ReleaseTable, section: string, now: Date): ReleaseTable {
  const candidate = candidateIn(table, section, 'promote');
  return changeEach(table, section, (release) => {
    if (release === candidate) return moved(release, { state: 'stable', share: 100, now });
    return isStable(release) ? moved(release, { state: 'retired', share: 0, now }) : release;
  });
}

/**
 * Ends the rollout of a candidate for good: it cannot be rolled out again.
 * A release that is no longer a candidate stays unchanged: somebody acted before the judge.
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
 * Aborts the rollout in progress. Without one, makes the previously stable release stable again.
 * Repeated calls go further back.
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
