import { LRUCache } from 'lru-cache';

const TIMEOUT_MS = 5_000;
const MAX_FILES = 10_000;

/** Bytes of a file of the content API by its path. Rejects when they cannot be known. */
export type FileSize = (path: string) => Promise<number>;

/**
 * Asks the content API once for each file: a changed file has another name there. It says a file's size in its lists too, but
 * rounded, and podcast programs compare.
 */
export function createFileSize(origin: string): FileSize {
  const known = new LRUCache<string, number>({ max: MAX_FILES });
  return async (path) => {
    const size = known.get(path) ?? (await askSize(`${origin}${path}`));
    known.set(path, size);
    return size;
  };
}

async function askSize(url: string): Promise<number> {
  const options = { method: 'HEAD', redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) } as const;
  const { ok, status, headers } = await fetch(url, options);
  const size = Number(headers.get('content-length'));
  if (!ok || !(size > 0)) throw new Error(`The size of ${new URL(url).pathname} is not known: status ${status}.`);
  return size;
}
