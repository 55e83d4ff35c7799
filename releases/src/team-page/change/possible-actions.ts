import { inState } from '../../table/changes/section-releases.ts';
import type { ReleaseEntry } from '../../table/release-table.ts';
import type { TeamAction } from './team-action.ts';

/** The buttons that make sense now. A rollback during a rollout is its abort, so it has no button of its own then. */
export function possibleActions(releases: readonly ReleaseEntry[]): readonly TeamAction[] {
  const candidate = inState(releases, 'candidate');
  if (candidate) return candidate.paused === undefined ? ['promote', 'pause', 'abort'] : ['promote', 'abort'];
  return inState(releases, 'retired') ? ['rollback'] : [];
}
