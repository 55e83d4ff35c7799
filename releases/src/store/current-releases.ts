import { createOutageLog, inSequence } from 'database';
import type { FastifyBaseLogger } from 'fastify';
import { TableRefused } from '../table/release-error.ts';
import { EMPTY_TABLE, type ReleaseTable } from '../table/release-table.ts';
import type { RecordRefusal } from './audit/record-refusals.ts';
import type { ReleaseStore } from './release-store.ts';

/** The release table in this edge's memory, at most a second behind the store. */
export interface CurrentReleases {
  readonly table: () => ReleaseTable;
  readonly onChange: (listener: (table: ReleaseTable) => void) => void;
  /** Reads the store, now or after the read that is under way. */
  readonly refresh: () => Promise<void>;
  readonly stop: () => void;
}

export interface FollowReleasesOptions {
  readonly log: FastifyBaseLogger;
  readonly refused: RecordRefusal;
}

/** Follows the store. An unreadable table changes nothing: the last one stays in use. */
export async function followReleases(
  store: Pick<ReleaseStore, 'read' | 'watch'>,
  { log, refused }: FollowReleasesOptions,
): Promise<CurrentReleases> {
  const listeners: ((table: ReleaseTable) => void)[] = [];
  let current = { revision: '', table: EMPTY_TABLE };

  const outage = createOutageLog(log, {
    begins: 'the release table cannot be read; the last one stays in use',
    ends: 'the release table can be read again',
  });

  async function read(): Promise<void> {
    try {
      const next = await store.read();
      outage.succeeded();
      if (next.revision === current.revision) return;
      current = next;
      listeners.forEach((listener) => listener(next.table));
    } catch (error) {
      outage.failed(error);
      if (error instanceof TableRefused) refused({ action: 'read', note: error.message });
    }
  }

  const refresh = inSequence(read);
  const stop = store.watch(() => void refresh());
  await refresh();
  return { table: () => current.table, onChange: (listener) => void listeners.push(listener), refresh, stop };
}
