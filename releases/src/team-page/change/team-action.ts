import { createHash, randomUUID } from 'node:crypto';
import { abort, pause, promote, resume, rollback } from '../../table/changes/end-rollout.ts';
import { inState } from '../../table/changes/section-releases.ts';
import { startRollout } from '../../table/changes/start-rollout.ts';
import type { ReleaseEntry, ReleaseTable } from '../../table/release-table.ts';
import type { RolloutPlan } from './rollout-plan.ts';

/** Actions with a button. Publishing needs the release tool. */
export const TEAM_ACTIONS = ['rollout', 'promote', 'pause', 'resume', 'abort', 'rollback'] as const;
export type TeamAction = (typeof TEAM_ACTIONS)[number];

/** Actions on what serves now. A rollout chooses a release. */
export type SectionAction = Exclude<TeamAction, 'rollout'>;

export interface ActionOn {
  readonly table: ReleaseTable;
  readonly section: string;
  /** The release of a rollout. */
  readonly version: string;
  /** Of a rollout. */
  readonly plan?: RolloutPlan | undefined;
  readonly now: Date;
  /** The reason, for other people. */
  readonly why: string;
}

/** The table after an action. Throws ReleaseError when the section's state does not allow it. */
export function applyAction(action: TeamAction, on: ActionOn): ReleaseTable {
  const { table, section, version, plan, now, why } = on;
  switch (action) {
    case 'rollout':
      if (!plan) throw new Error('A rollout needs a plan.');
      return startRollout(table, { section, version, ...plan, id: randomUUID() }, now);
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
export function possibleActions(releases: readonly ReleaseEntry[]): readonly SectionAction[] {
  const candidate = inState(releases, 'candidate');
  if (candidate) return candidate.paused === undefined ? ['promote', 'pause', 'abort'] : ['promote', 'resume', 'abort'];
  return inState(releases, 'retired') ? ['rollback'] : [];
}

/** Whether a rollout of the release can begin, or go on by other steps. */
export function mayRollOut({ state, version }: ReleaseEntry, releases: readonly ReleaseEntry[]): boolean {
  const candidate = inState(releases, 'candidate');
  return state !== 'stable' && state !== 'quarantined' && (candidate?.version ?? version) === version;
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
