import type { FastifyBaseLogger } from 'fastify';
import type { RecordRefusal } from './audit/record-refusals.ts';
import { EMPTY_DOCUMENT, type ReleaseDocument } from '../table/release-table.ts';
import { DocumentRefused } from '../release-error.ts';
import type { ReleaseStore } from './release-store.ts';

/** The release document as this edge knows it: in memory, at most a second behind the store. */
export interface CurrentReleases {
  readonly document: () => ReleaseDocument;
  readonly onChange: (listener: (document: ReleaseDocument) => void) => void;
  /** Looks at the store now. */
  readonly refresh: () => Promise<void>;
  readonly stop: () => void;
}

export interface FollowReleases {
  readonly log: FastifyBaseLogger;
  readonly refused: RecordRefusal;
}

/** Follows the store. A document that cannot be read changes nothing: what served before goes on serving. */
export async function followReleases(store: ReleaseStore, { log, refused }: FollowReleases): Promise<CurrentReleases> {
  const listeners: ((document: ReleaseDocument) => void)[] = [];
  let current = { revision: '', document: EMPTY_DOCUMENT };

  async function read(): Promise<void> {
    try {
      const next = await store.read();
      if (next.revision === current.revision) return;
      current = next;
      listeners.forEach((listener) => listener(next.document));
    } catch (error) {
      log.error({ err: error }, 'the release document cannot be read; the last one stays in use');
      if (error instanceof DocumentRefused) refused({ action: 'read', note: error.message });
    }
  }

  // One after another: an older reading must not come last.
  let latest = read();
  const refresh = () => (latest = latest.then(read));
  const stop = store.watch(refresh);
  await latest;
  return { document: () => current.document, onChange: (listener) => void listeners.push(listener), refresh, stop };
}
