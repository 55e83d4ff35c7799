import { ReleaseError } from '../table/release-error.ts';
import { isServed, isStable, type ReleaseTable } from '../table/release-table.ts';
import type { AuditEntry, AuditLog } from './audit/audit-log.ts';
import type { CurrentReleases } from './current-releases.ts';
import type { ReleaseStore, Revision } from './release-store.ts';

interface Change {
  /** The team, `judge` or `plan`. */
  readonly who: string;
  /** `publish`, `rollout`, `step`, `promote`, `pause`, `resume`, `abort`, `rollback`, `quarantine`, `prune`. */
  readonly action: string;
  readonly section: string;
  readonly version?: string;
  /** The reason, for the audit log. */
  readonly note?: string;
}

/** The only way to change releases. The audit log gets each change and each refusal. */
export interface ReleaseChanges {
  /**
   * @param apply one of `changes/`: pure, may run several times; a thrown {@link ReleaseError} changes nothing
   * @returns the new table
   */
  change(change: Change, apply: (table: ReleaseTable) => ReleaseTable): Promise<ReleaseTable>;
}

export interface ReleaseChangesOptions {
  readonly store: ReleaseStore;
  readonly audit: AuditLog;
  readonly now: () => Date;
}

export function createReleaseChanges({ store, audit, now }: ReleaseChangesOptions): ReleaseChanges {
  return {
    async change(change, apply) {
      const at = now().toISOString();
      try {
        const entryOf = (before: Revision, next: ReleaseTable): AuditEntry => ({
          ...change,
          at,
          outcome: 'done',
          ...moves(change.section, before, next),
        });
        return (await changeTable(store, apply, entryOf)).table;
      } catch (error) {
        if (error instanceof ReleaseError)
          await audit.append({ ...change, at, outcome: 'refused', note: error.message });
        throw error;
      }
    },
  };
}

function moves(section: string, { table, serial }: Revision, next: ReleaseTable) {
  return { from: sharesOf(table, section), to: sharesOf(next, section), serial: serial + 1 };
}

/** `1.0.0 90 %, 1.1.0 10 %`. */
function sharesOf({ sections }: ReleaseTable, section: string): string {
  const serving = (sections[section] ?? []).filter((release) => isServed(release) || isStable(release));
  return serving.map(({ version, share }) => `${version} ${share} %`).join(', ') || 'nothing';
}

const ATTEMPTS = 50;

/**
 * Applies a change to the current table. Repeats it when another change came first.
 * @param entryOf makes the change's entry in the audit log
 * @returns the new table
 */
export async function changeTable(
  store: ReleaseStore,
  change: (table: ReleaseTable) => ReleaseTable,
  entryOf?: (before: Revision, next: ReleaseTable) => AuditEntry,
): Promise<Revision> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const before = await store.read();
    const next = change(before.table);
    if (next === before.table) return before;
    const after = await store.compareAndSwap(before.revision, next, entryOf?.(before, next));
    if (after) return after;
  }
  throw new ReleaseError('The release table is being changed by others all the time. Nothing was changed; try again.');
}

/** Refreshes this edge's table after its own changes, so the next answer shows them. */
export function followOwnChanges(changes: ReleaseChanges, releases: CurrentReleases): ReleaseChanges {
  return {
    async change(change, apply) {
      const table = await changes.change(change, apply);
      await releases.refresh();
      return table;
    },
  };
}
