import { LRUCache } from 'lru-cache';
import { isListed } from '../rendering/load-shedding.ts';
import type { SendableDocument } from './sendable-document.ts';

export interface DocumentEntry {
  readonly document: SendableDocument;
  /** How many changes were known when the document was begun. */
  readonly edition: number;
  /** From then on it is rendered again in the background. */
  staleAt: number;
  /** From then on visitors wait for the next one. */
  readonly endsAt: number;
}

/** Documents in memory. */
export interface DocumentStore {
  find(key: string): DocumentEntry | undefined;
  /** Returns the document as it is stored. Documents that must not be stored are returned unchanged. */
  add(key: string, address: string, made: Pick<DocumentEntry, 'document' | 'edition'>): SendableDocument;
  /** Adds one of an earlier start, unless there is one. */
  restore(key: string, entry: DocumentEntry): boolean;
  /** Documents of the site's own pages by key; the one that was asked for last comes first. */
  pages(): Iterable<readonly [key: string, entry: DocumentEntry]>;
}

interface StoragePolicy {
  /** The site's own pages have a store that other addresses cannot fill. */
  readonly store: 'page' | 'passing';
  readonly freshMs: number;
  readonly staleMs: number;
}

const FRESH_MS = 5_000;
/** A page says what comes next, so it must not be older than about a minute. */
const STALE_MS = 60_000;
const MISSING_MS = 1_000;
const MAX_BYTES = { page: 32 * 1024 * 1024, passing: 8 * 1024 * 1024 };
/** A body that comes in one encoding may be asked for in another one. */
const SIZE_FACTOR = 2;
const ENTRY_OVERHEAD_BYTES = 4_096;

/** @param now milliseconds since 1970 */
export function createDocumentStore(now: () => number): DocumentStore {
  const stores = { page: entries(MAX_BYTES.page), passing: entries(MAX_BYTES.passing) };
  return {
    find: (key) => stores.page.get(key) ?? stores.passing.get(key),
    add(key, address, { document, edition }) {
      const policy = policyOf(document, address);
      if (!policy) return document;
      const store = stores[policy.store];
      const last = store.peek(key)?.document;
      // A document with the same text keeps its body, whose encodings are made already.
      const stored = last?.etag === document.etag ? { ...document, body: last.body } : document;
      const staleAt = now() + policy.freshMs;
      store.set(key, { document: stored, edition, staleAt, endsAt: staleAt + policy.staleMs });
      return stored;
    },
    restore(key, entry) {
      if (stores.page.has(key)) return false;
      stores.page.set(key, entry);
      return true;
    },
    pages: () => stores.page.entries(),
  };
}

/** Null for incomplete documents, redirects and errors: these are not stored. */
function policyOf({ status, redirect, whole, loaded }: SendableDocument, address: string): StoragePolicy | null {
  if (!whole || redirect !== undefined) return null;
  if (status === 404) return { store: 'passing', freshMs: MISSING_MS, staleMs: 0 };
  if (status !== 200) return null;
  return { store: isListed(loaded, address) ? 'page' : 'passing', freshMs: FRESH_MS, staleMs: STALE_MS };
}

function entries(maxSize: number): LRUCache<string, DocumentEntry> {
  return new LRUCache({
    maxSize,
    sizeCalculation: ({ document }, key) => document.body.stored * SIZE_FACTOR + key.length + ENTRY_OVERHEAD_BYTES,
  });
}
