import type { ReleaseTable } from '../../table/release-table.ts';
import { abort } from '../../table/changes/abort.ts';
import { pause } from '../../table/changes/pause.ts';
import { promote } from '../../table/changes/promote.ts';
import { rollback } from '../../table/changes/rollback.ts';

/** What a team can do with a button. Publishing and rollouts need the release tool. */
export const TEAM_ACTIONS = ['promote', 'pause', 'abort', 'rollback'] as const;
export type TeamAction = (typeof TEAM_ACTIONS)[number];

export interface ActionOn {
  readonly table: ReleaseTable;
  readonly section: string;
  readonly now: Date;
  /** In words, for the others. */
  readonly why: string;
}

/** The document after it. Throws ReleaseError when the section's releases do not allow it. */
export function applyAction(action: TeamAction, { table, section, now, why }: ActionOn): ReleaseTable {
  switch (action) {
    case 'promote':
      return promote(table, section, now);
    case 'pause':
      return pause(table, section, why);
    case 'abort':
      return abort(table, section, now);
    case 'rollback':
      return rollback(table, section, now);
  }
}
