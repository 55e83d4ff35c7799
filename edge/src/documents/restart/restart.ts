import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { everybodysLock } from 'releases/serving';
import { formatLock, type Lock } from 'shared/contract';
import type { DocumentEntry } from '../document-store.ts';
import { presentFor, programIn, restoreDocuments, type RestoreOptions } from './restore-documents.ts';
import { type DocumentOnDisk, type StoredDocuments, writeDocuments } from './stored-documents.ts';

export interface RestartOptions extends Omit<RestoreOptions, 'program'> {
  /** The built render worker. The edge's own program lies beside it. */
  readonly workerFile: string;
}

/** After a power cut, so much of a minute's documents is there. */
const STORE_EVERY_MS = 60_000;
/** Visitors do not wait longer for documents that were there before; they are given as soon as they are verified. */
const WAIT_MS = 1_000;

/**
 * Documents of the last start are given until they are a minute old, as if nothing had happened, when they are still made of what is there
 * now. Stores them each minute, and when the function that it returns is called.
 */
export async function documentsOfLastStart(started: RestartOptions): Promise<() => Promise<void>> {
  const options = { ...started, program: await programIn(started.workerFile) };
  const file = join(options.config.dataDir, 'cached-documents');
  await Promise.race([restoreDocuments(file, options), sleep(WAIT_MS, undefined, { ref: false })]);
  let last = 0;
  const store = async () => {
    const lock = everybodysLock(options.releases.table());
    const stored = lock ? await storable(lock, options) : NOTHING;
    // A site without visitors writes nothing.
    if (stored.documents.length + last > 0) await writeDocuments(file, stored, options.key);
    last = stored.documents.length;
  };
  const tryToStore = () => store().catch((err: unknown) => options.log.warn({ err }, NOT_STORED));
  const timer = setInterval(() => void tryToStore(), STORE_EVERY_MS).unref();
  return async () => {
    clearInterval(timer);
    await tryToStore();
  };
}

const NOT_STORED = 'documents could not be stored; a restart will make them anew';

/** While a rollout is on: visitors have different locks, and the judge counts. */
const NOTHING: StoredDocuments = { madeOf: {}, documents: [] };

async function storable(lock: Lock, options: RestoreOptions): Promise<StoredDocuments> {
  const { hashes } = await presentFor(lock, options);
  const documents = options.documents.pages().flatMap(([key, entry]) => onDisk(key, entry, lock));
  return { madeOf: hashes, documents: await Promise.all(documents) };
}

function onDisk(key: string, { document, staleAt, endsAt }: DocumentEntry, lock: Lock): Promise<DocumentOnDisk>[] {
  const address = addressIn(key, lock);
  if (address === null) return [];
  const { headers, etag, madeAt, content, body } = document;
  const stored = { address, headers, etag, madeAt, staleAt, endsAt, content };
  return [body.compressed().then((bytes) => ({ ...stored, compressed: bytes }))];
}

function addressIn(key: string, lock: Lock): string | null {
  const prefix = `${formatLock(lock)} `;
  return key.startsWith(prefix) ? key.slice(prefix.length) : null;
}
