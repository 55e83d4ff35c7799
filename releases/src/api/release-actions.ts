import { randomUUID } from 'node:crypto';
import { abort } from '../table/changes/abort.ts';
import { pause } from '../table/changes/pause.ts';
import { promote } from '../table/changes/promote.ts';
import { prunable, prune } from '../table/changes/prune.ts';
import { rollback } from '../table/changes/rollback.ts';
import { type Rollout, startRollout } from '../table/changes/start-rollout.ts';
import type { ReleaseChanges } from '../store/change-releases.ts';
import type { ReleaseDocument } from '../table/release-table.ts';
import type { ReleaseStore } from '../store/release-store.ts';

export interface ReleaseActionsOptions {
  readonly store: ReleaseStore;
  /** Guarded by the gate. */
  readonly changes: ReleaseChanges;
  readonly now: () => Date;
}

interface PruneRequest {
  readonly keep: number;
  readonly olderThanDays: number;
}

/** What a team does with its releases. `who` is the team; each throws {@link ReleaseError} with why not. */
export interface ReleaseActions {
  rollout(who: string, rollout: Omit<Rollout, 'id'>): Promise<ReleaseDocument>;
  promote(who: string, section: string): Promise<ReleaseDocument>;
  pause(who: string, section: string, note?: string): Promise<ReleaseDocument>;
  abort(who: string, section: string): Promise<ReleaseDocument>;
  rollback(who: string, section: string): Promise<ReleaseDocument>;
  /** Returns the versions that are gone. */
  prune(who: string, section: string, request: PruneRequest): Promise<readonly string[]>;
}

const DAY_MS = 86_400_000;

export function createReleaseActions({ store, changes, now }: ReleaseActionsOptions): ReleaseActions {
  return {
    rollout(who, rollout) {
      const { section, version, steps, every } = rollout;
      const note = steps.length > 1 ? `steps ${steps.join(', ')} % every ${every} s` : `${steps[0]} %`;
      const next = { ...rollout, id: randomUUID() };
      return changes.change({ who, action: 'rollout', section, version, note }, (document) =>
        startRollout(document, next, now()),
      );
    },
    promote: (who, section) =>
      changes.change({ who, action: 'promote', section }, (document) => promote(document, section, now())),
    rollback: (who, section) =>
      changes.change({ who, action: 'rollback', section }, (document) => rollback(document, section, now())),
    pause(who, section, note = `paused by ${who}`) {
      return changes.change({ who, action: 'pause', section, note }, (document) => pause(document, section, note));
    },
    abort: (who, section) =>
      changes.change({ who, action: 'abort', section }, (document) => abort(document, section, now())),

    async prune(who, section, { keep, olderThanDays }) {
      const before = new Date(now().getTime() - olderThanDays * DAY_MS);
      const { document } = await store.read();
      const versions = prunable(document, section, { keep, before });
      const change = { who, action: 'prune', section, note: versions.join(', ') };
      // The document first: what nobody is led to any more may go.
      const after = await changes.change(change, (latest) => prune(latest, section, versions));
      const left = new Set(after.microFrontends[section]?.map(({ metadata }) => metadata.version));
      const gone = versions.filter((version) => !left.has(version));
      for (const version of gone) await store.remove({ section, version });
      return gone;
    },
  };
}
