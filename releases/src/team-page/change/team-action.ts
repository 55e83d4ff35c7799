import { createHash } from 'node:crypto';
import { abort, pause, promote, resume, rollback } from '../../table/changes/end-rollout.ts';
import { inState } from '../../table/changes/section-releases.ts';
import type { ReleaseEntry, ReleaseTable } from '../../table/release-table.ts';

/** Actions with a button. Publishing and new rollouts need the release tool. */
export const TEAM_ACTIONS = ['promote', 'pause', 'resume', 'abort', 'rollback'] as const;
export type TeamAction = (typeof TEAM_ACTIONS)[number];

export interface ActionOn {
  readonly table: ReleaseTable;
  readonly section: string;
  readonly now: Date;
  /** The reason, for other people. */
  readonly why: string;
}

/** The table after an action. Throws ReleaseError when the section's state does not allow it. */
export function applyAction(action: TeamAction, { table, section, now, why }: ActionOn): ReleaseTable {
  switch (action) {
    case 'promote':
      return promote(table, section, now);
    case 'pause':
      return pause(table, section, why);
    case 'resume':
      return resume(table, section, now);
    case 'abort':
      return abort(table, section, now);
    case 'rollback':
      return rollback(table, section, now);
  }
}

/** The possible actions. During a rollout, abort takes the place of rollback. */
export function possibleActions(releases: readonly ReleaseEntry[]): readonly TeamAction[] {
  const candidate = inState(releases, 'candidate');
  if (candidate) return candidate.paused === undefined ? ['promote', 'pause', 'abort'] : ['promote', 'resume', 'abort'];
  return inState(releases, 'retired') ? ['rollback'] : [];
}

/**
 * A text that differs for each state of a section's releases. A change is valid for the confirmed state only.
 * The table's revision would also change with other sections.
 */
export function sectionState({ sections }: ReleaseTable, section: string): string {
  return createHash('sha256')
    .update(JSON.stringify(sections[section] ?? []))
    .digest('base64url');
}
