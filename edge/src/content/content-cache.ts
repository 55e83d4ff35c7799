import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import { addressOf } from './content-key.ts';
import type { ContentAnswer } from './fetch-content.ts';

export interface ContentCache {
  /** The answer to a key of {@link contentKey}. Throws ContentUnavailable when there is none, not even an old one. */
  read(key: string): Promise<ContentAnswer>;
  /** The answer of before an edit that the API has not answered since. Undefined where there is none. */
  beforeEdit(key: string): ContentAnswer | undefined;
  /** The content was edited: an earlier answer is not served again before the API was asked. */
  expire(): void;
  /** Whether the cache holds any answer. */
  isFilled(): boolean;
}

export interface ContentCacheOptions {
  /** Asks the API. @param address path and query */
  readonly fetch: (address: string) => Promise<ContentAnswer>;
  /** An answer has changed without an edit that was reported. Whatever was made of the old answer is out of date. */
  readonly onNews?: () => void;
  /** The CMS calls `expire` after each edit. */
  readonly editsAreTold?: boolean;
  readonly log: FastifyBaseLogger;
  /** Milliseconds since 1970; tests set it. */
  readonly now?: () => number;
}

export const FRESH_MS = 5_000;
/**
 * For so long after it was fresh, an answer is served while the next one is fetched. An edit that is not reported shows within a
 * minute. Where edits are reported, a visitor after a quiet hour need not wait.
 */
export const STALE_MS = { told: 60 * 60_000, untold: 60_000 };
/** With an older answer, a visitor waits for the new one, but less than a page's time budget. */
const MAX_WAIT_MS = 500;
const REFUSAL_MS = 1_000;
/** After a failure the API is not asked for so long. */
const RETRY_MS = 2_000;
const MAX_BYTES = 64 * 1024 * 1024;
const ENTRY_OVERHEAD_BYTES = 1_024;

interface Entry {
  readonly answer: ContentAnswer;
  readonly fetchedAt: number;
  /** How many edits were known when the API was asked. */
  readonly edition: number;
  /** The API has failed since; this is its last good answer. */
  readonly apiFailed: boolean;
}

/** Answers are fresh for seconds, then stale while they are fetched again, and served for as long as the API fails. */
export function createContentCache(options: ContentCacheOptions): ContentCache {
  const { editsAreTold = false, now = Date.now } = options;
  const goodFor = FRESH_MS + (editsAreTold ? STALE_MS.told : STALE_MS.untold);
  let edition = 0;
  const entries = createEntries({ ...options, now, edition: () => edition });

  async function read(key: string): Promise<ContentAnswer> {
    const wanted = edition;
    const entry = await current(key);
    if (entry.edition >= wanted) return entry.answer;
    // This answer was asked for before the edit.
    return (await entries.forceFetch(key, { forceRefresh: true })).answer;
  }

  function current(key: string): Promise<Entry> {
    const known = entries.peek(key, { allowStale: true });
    if (!known || isRefusal(known.answer)) return entries.forceFetch(key);
    if (known.edition < edition) return entries.forceFetch(key, { forceRefresh: true });
    if (known.apiFailed || now() - known.fetchedAt < goodFor) return entries.forceFetch(key, { allowStale: true });
    return Promise.race([entries.forceFetch(key), sleep(MAX_WAIT_MS, known, { ref: false })]);
  }

  return {
    read,
    beforeEdit(key) {
      const known = entries.peek(key, { allowStale: true });
      return known && known.edition < edition && !isRefusal(known.answer) ? known.answer : undefined;
    },
    expire: () => void (edition += 1),
    isFilled: () => entries.size > 0,
  };
}

interface EntriesOptions extends ContentCacheOptions {
  readonly now: () => number;
  /** How many edits are known. */
  readonly edition: () => number;
}

/** One request per key is under way at a time. */
function createEntries({ fetch, onNews, log, now, edition }: EntriesOptions): LRUCache<string, Entry> {
  return new LRUCache<string, Entry>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ answer }, key) => answer.body.length + key.length + ENTRY_OVERHEAD_BYTES,
    ttl: FRESH_MS,
    ttlResolution: 0,
    perf: { now },
    noDeleteOnStaleGet: true,
    noDeleteOnFetchRejection: true,
    ignoreFetchAbort: true,
    async fetchMethod(key, last, { options: storing }) {
      const asked = edition();
      try {
        const answer = await fetch(addressOf(key, now()));
        if (isRefusal(answer)) storing.ttl = REFUSAL_MS;
        if (last?.edition === edition() && last.answer.etag !== answer.etag) onNews?.();
        return { answer, fetchedAt: now(), edition: asked, apiFailed: false };
      } catch (error) {
        if (!last || isRefusal(last.answer)) throw error;
        log.warn({ reason: String(error) }, 'the content API fails; the last content is served');
        storing.ttl = RETRY_MS;
        return { ...last, edition: asked, apiFailed: true };
      }
    },
  });
}

/** An answer such as "there is no such entry" is cached for a second only. */
function isRefusal({ status }: ContentAnswer): boolean {
  return status >= 400;
}
