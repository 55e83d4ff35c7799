import { randomUUID } from 'node:crypto';
import type { ReleaseChanges } from '../store/change-releases.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { abort, pause, promote, resume, rollback } from '../table/changes/end-rollout.ts';
import { prunable, prune } from '../table/changes/prune.ts';
import { type Rollout, startRollout } from '../table/changes/start-rollout.ts';
import { type ReleaseTable, whenQuiet } from '../table/release-table.ts';

export interface ReleaseActionsOptions {
  readonly store: ReleaseStore;
  /** Checked by the gate. */
  readonly changes: ReleaseChanges;
  readonly now: () => Date;
}

interface PruneRequest {
  readonly keep: number;
  readonly olderThanDays: number;
}

/** What a team does with its releases. `who` is the team. Refusals throw {@link ReleaseError}. */
export interface ReleaseActions {
  rollout(who: string, rollout: Omit<Rollout, 'id'>): Promise<ReleaseTable>;
  promote(who: string, section: string): Promise<ReleaseTable>;
  pause(who: string, section: string, note?: string): Promise<ReleaseTable>;
  resume(who: string, section: string): Promise<ReleaseTable>;
  abort(who: string, section: string): Promise<ReleaseTable>;
  rollback(who: string, section: string): Promise<ReleaseTable>;
  /** Returns the removed versions. */
  prune(who: string, section: string, request: PruneRequest): Promise<readonly string[]>;
}

/** A rollout's plan in the audit log. */
export function rolloutNote(rollout: Pick<Rollout, 'steps' | 'every' | 'wait' | 'whenQuiet'>): string {
  const { steps, every, wait } = rollout;
  const waiting = wait === undefined ? '' : `, waiting up to ${wait} s for visitors`;
  const policy = `${waiting}; when quiet: ${whenQuiet(rollout)}`;
  return steps.length > 1 ? `steps ${steps.join(', ')} % every ${every} s${policy}` : `${steps[0]} %`;
}

/** Of which the files are deleted while the team waits. */
const REMOVED_AT_ONCE = 100;

const DAY_MS = 86_400_000;

export function createReleaseActions({ store, changes, now }: ReleaseActionsOptions): ReleaseActions {
  return {
    rollout(who, rollout) {
      const { section, version } = rollout;
      const note = rolloutNote(rollout);
      const next = { ...rollout, id: randomUUID() };
      return changes.change({ who, action: 'rollout', section, version, note }, (table) =>
        startRollout(table, next, now()),
      );
    },
    promote: (who, section) =>
      changes.change({ who, action: 'promote', section }, (table) => promote(table, section, now())),
    rollback: (who, section) =>
      changes.change({ who, action: 'rollback', section }, (table) => rollback(table, section, now())),
    pause(who, section, note = `paused by ${who}`) {
      return changes.change({ who, action: 'pause', section, note }, (table) => pause(table, section, note));
    },
    resume: (who, section) =>
      changes.change({ who, action: 'resume', section }, (table) => resume(table, section, now())),
    abort: (who, section) => changes.change({ who, action: 'abort', section }, (table) => abort(table, section, now())),

    async prune(who, section, { keep, olderThanDays }) {
      const before = new Date(now().getTime() - olderThanDays * DAY_MS);
      const { table } = await store.read();
      const versions = prunable(table, section, { keep, before });
      const change = { who, action: 'prune', section, note: versions.join(', ') };
      // The table changes first: after that, nobody requests the files.
      const after = await changes.change(change, (latest) => prune(latest, section, versions));
      const left = new Set(after.sections[section]?.map(({ version }) => version));
      const gone = versions.filter((version) => !left.has(version));
      // What is left, tidyReleases deletes.
      for (const version of gone.slice(0, REMOVED_AT_ONCE))
        await store.remove({ section, version }).catch(() => undefined);
      return gone;
    },
  };
}
