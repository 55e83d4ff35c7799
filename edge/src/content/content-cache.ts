import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import { addressOf } from './content-key.ts';
import type { ContentAnswer } from './fetch-content.ts';

export interface ContentCache {
  /** The answer to a key of {@link contentKey}. Throws ContentUnavailable when there is none, not even an old one. */
  read(key: string): Promise<ContentAnswer>;
  /** The content was edited: nothing that was read before is served again without asking. */
  expire(): void;
  /** Whether some content could be served without the API. */
  isFilled(): boolean;
}

export interface ContentCacheOptions {
  /** Asks the API. @param address path and query */
  readonly fetch: (address: string) => Promise<ContentAnswer>;
  /** An answer is another one than before, though nobody told of an edit: what was made of the old one is out of date. */
  readonly onNews?: () => void;
  /** Whoever keeps the content tells of each edit (`expire`). */
  readonly editsAreTold?: boolean;
  readonly log: FastifyBaseLogger;
  /** Milliseconds since 1970; tests move it. */
  readonly now?: () => number;
}

export const FRESH_MS = 5_000;
/**
 * So long after it was fresh an answer is served at once, while the next one is on its way. An edit that nobody tells of must
 * not stay unseen for longer than a minute; where edits are told of, whoever comes within a quiet hour need not wait.
 */
export const STALE_MS = { told: 60 * 60_000, untold: 60_000 };
/** Older than that, a visitor waits for the new one, but not long enough to miss the page's time. */
const PATIENCE_MS = 500;
const REFUSAL_MS = 1_000;
/** After a failure the API is left alone for so long. */
const RETRY_MS = 2_000;
const MAX_BYTES = 64 * 1024 * 1024;
const ENTRY_OVERHEAD_BYTES = 1_024;

interface Entry {
  readonly answer: ContentAnswer;
  readonly fetchedAt: number;
  /** How many edits were known when it was asked for. */
  readonly edition: number;
  /** The API failed since; this is the last good answer. */
  readonly kept: boolean;
}

/**
 * Answers of the content API: fresh for seconds, then stale while it revalidates, and for as long as the API fails.
 * One request per key is under way at a time.
 */
export function createContentCache(options: ContentCacheOptions): ContentCache {
  const { fetch, onNews, editsAreTold = false, log, now = Date.now } = options;
  const goodFor = FRESH_MS + (editsAreTold ? STALE_MS.told : STALE_MS.untold);
  let edition = 0;

  const cache = new LRUCache<string, Entry>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ answer }, key) => answer.body.length + key.length + ENTRY_OVERHEAD_BYTES,
    ttl: FRESH_MS,
    ttlResolution: 0,
    perf: { now },
    noDeleteOnStaleGet: true,
    noDeleteOnFetchRejection: true,
    ignoreFetchAbort: true,
    async fetchMethod(key, last, { options: storing }) {
      const asked = edition;
      try {
        const answer = await fetch(addressOf(key, now()));
        if (isRefusal(answer)) storing.ttl = REFUSAL_MS;
        if (last?.edition === edition && last.answer.etag !== answer.etag) onNews?.();
        return { answer, fetchedAt: now(), edition: asked, kept: false };
      } catch (error) {
        if (!last || isRefusal(last.answer)) throw error;
        log.warn({ reason: String(error) }, 'the content API fails; the last content is served');
        storing.ttl = RETRY_MS;
        return { ...last, edition: asked, kept: true };
      }
    },
  });

  async function read(key: string): Promise<ContentAnswer> {
    const wanted = edition;
    const entry = await current(key);
    if (entry.edition >= wanted) return entry.answer;
    // What arrived had been asked for before the edit.
    return (await cache.forceFetch(key, { forceRefresh: true })).answer;
  }

  function current(key: string): Promise<Entry> {
    const known = cache.peek(key, { allowStale: true });
    if (!known || isRefusal(known.answer)) return cache.forceFetch(key);
    if (known.edition < edition) return cache.forceFetch(key, { forceRefresh: true });
    if (known.kept || now() - known.fetchedAt < goodFor) return cache.forceFetch(key, { allowStale: true });
    return Promise.race([cache.forceFetch(key), sleep(PATIENCE_MS, known, { ref: false })]);
  }

  return {
    read,
    expire: () => void (edition += 1),
    isFilled: () => cache.size > 0,
  };
}

/** "There is no such thing" is content as well, but not worth keeping. */
function isRefusal({ status }: ContentAnswer): boolean {
  return status >= 400;
}
