import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { LRUCache } from 'lru-cache';

export interface StoredFile {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** Small files of the content API, in memory. */
export interface UploadStore {
  /** Undefined when an editor may have replaced the file since. */
  fresh(path: string): StoredFile | undefined;
  /** However old it is: for when the API is down. */
  last(path: string): StoredFile | undefined;
  /** Null when the file does not arrive whole. */
  add(path: string, headers: StoredFile['headers'], stream: Readable): Promise<StoredFile | null>;
  remove(path: string): void;
}

const MAX_BYTES = 128 * 1024 * 1024;
const ENTRY_OVERHEAD_BYTES = 1_024;
const FRESH_MS = 60_000;

/** @param now milliseconds since 1970 */
export function createUploadStore(now: () => number): UploadStore {
  const files = new LRUCache<string, StoredFile>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ body }) => body.length + ENTRY_OVERHEAD_BYTES,
    ttl: FRESH_MS,
    ttlResolution: 0,
    perf: { now },
    allowStale: true,
    noDeleteOnStaleGet: true,
  });
  return {
    fresh: (path) => files.get(path, { allowStale: false }),
    last: (path) => files.get(path),
    async add(path, headers, stream) {
      try {
        const file = { headers, body: await buffer(stream) };
        files.set(path, file);
        return file;
      } catch {
        return null;
      }
    },
    remove: (path) => void files.delete(path),
  };
}
