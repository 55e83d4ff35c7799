import type { ReleaseDocument } from '../../table/release-table.ts';
import { abort } from '../../table/changes/abort.ts';
import { pause } from '../../table/changes/pause.ts';
import { promote } from '../../table/changes/promote.ts';
import { rollback } from '../../table/changes/rollback.ts';

/** What a team can do with a button. Publishing and rollouts need the release tool. */
export const TEAM_ACTIONS = ['promote', 'pause', 'abort', 'rollback'] as const;
export type TeamAction = (typeof TEAM_ACTIONS)[number];

export interface ActionOn {
  readonly document: ReleaseDocument;
  readonly section: string;
  readonly now: Date;
  /** In words, for the others. */
  readonly why: string;
}

/** The document after it. Throws ReleaseError when the section's releases do not allow it. */
export function applyAction(action: TeamAction, { document, section, now, why }: ActionOn): ReleaseDocument {
  switch (action) {
    case 'promote':
      return promote(document, section, now);
    case 'pause':
      return pause(document, section, why);
    case 'abort':
      return abort(document, section, now);
    case 'rollback':
      return rollback(document, section, now);
  }
}
