import type { FastifyBaseLogger } from 'fastify';
import type { ReleaseChanges } from '../store/change-releases.ts';
import type { ReleaseLoader } from '../store/load-release.ts';
import type { ReleaseTable } from '../table/release-table.ts';
import { ReleaseError } from '../release-error.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { objectionsAfter } from './objections-after.ts';

export interface GuardChanges {
  readonly changes: ReleaseChanges;
  readonly store: ReleaseStore;
  readonly loader: ReleaseLoader;
  readonly log: FastifyBaseLogger;
}

/** The same door with the gate in front of it: what teams change, by the release tool or on their page, goes through here. */
export function guardChanges({ changes, store, loader, log }: GuardChanges): ReleaseChanges {
  async function objectionTo(section: string, action: string, apply: Apply): Promise<string | null> {
    const { table } = await store.read();
    const after = resultOf(apply, table);
    if (!after) return null;
    const objections = await objectionsAfter({ loader, log, section, before: table, after });
    // The way back stays open, unless it would lead to two owners of one path, which is no site at all.
    const counting = objections.filter(({ rule }) => action !== 'rollback' || rule === 'paths');
    return counting[0]?.message ?? null;
  }

  return {
    async change(change, apply) {
      const objection = await objectionTo(change.section, change.action, apply).catch(messageOf);
      return changes.change(change, (table) => {
        const next = apply(table);
        // In here, so that the refusal comes into the audit log.
        if (objection !== null) throw new ReleaseError(objection);
        return next;
      });
    },
  };
}

type Apply = (table: ReleaseTable) => ReleaseTable;

/** A change that is refused for what it is says so itself, when it is made. */
function resultOf(apply: Apply, table: ReleaseTable): ReleaseTable | null {
  try {
    return apply(table);
  } catch (error) {
    if (error instanceof ReleaseError) return null;
    throw error;
  }
}

/** A release that cannot be read is an objection; a bug is not. */
function messageOf(error: unknown): string {
  if (error instanceof ReleaseError) return error.message;
  throw error;
}
