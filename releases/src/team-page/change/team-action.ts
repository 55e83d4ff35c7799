import { createHash } from 'node:crypto';
import { abort, pause, promote, rollback } from '../../table/changes/end-rollout.ts';
import { inState } from '../../table/changes/section-releases.ts';
import type { ReleaseEntry, ReleaseTable } from '../../table/release-table.ts';

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

/** The buttons that make sense now. A rollback during a rollout is its abort, so it has no button of its own then. */
export function possibleActions(releases: readonly ReleaseEntry[]): readonly TeamAction[] {
  const candidate = inState(releases, 'candidate');
  if (candidate) return candidate.paused === undefined ? ['promote', 'pause', 'abort'] : ['promote', 'abort'];
  return inState(releases, 'retired') ? ['rollback'] : [];
}

/**
 * Another text for every other state of the section's releases: a team confirms what it has seen. Not the revision of the
 * whole document, which a step of any other section changes.
 */
export function sectionState({ sections }: ReleaseTable, section: string): string {
  return createHash('sha256')
    .update(JSON.stringify(sections[section] ?? []))
    .digest('base64url');
}
