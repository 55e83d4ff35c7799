import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import { keepingOf } from './keeping.ts';
import type { MadeDocument } from './made-document.ts';

/** Documents that are the same for many, each made once for them. */
export interface DocumentCache {
  /**
   * The document of a key, or else the one that `make` makes: for all who ask meanwhile. Rejects as `make` does.
   * @param address path and query
   */
  read(key: string, address: string, make: () => Promise<MadeDocument>): Promise<GivenDocument>;
  /** Content or releases changed: nothing that was begun before is given to anybody who asks from now on. */
  expire(): void;
}

interface GivenDocument {
  readonly document: MadeDocument;
  /** It was made for this very request. */
  readonly isNew: boolean;
}

export interface DocumentCacheOptions {
  readonly log: FastifyBaseLogger;
  /** Milliseconds since 1970; tests move it. */
  readonly now?: () => number;
}

interface Entry {
  readonly document: MadeDocument;
  /** How many changes were known when it was begun. */
  readonly edition: number;
  /** From then on the next one is made meanwhile, until it is too old. */
  readonly staleAt: number;
  readonly endsAt: number;
}

interface Begun {
  readonly document: Promise<MadeDocument>;
  readonly edition: number;
}

const MAX_BYTES = { page: 32 * 1024 * 1024, passing: 8 * 1024 * 1024 };
/** A body has compressed forms, each about a fifth of it. */
const SIZE_FACTOR = 1.5;
const ENTRY_OVERHEAD_BYTES = 4_096;

/** Fresh for seconds, then stale while it is made again, as the content is; one making per key is under way at a time. */
export function createDocumentCache({ log, now = Date.now }: DocumentCacheOptions): DocumentCache {
  const kept = { page: entries(MAX_BYTES.page), passing: entries(MAX_BYTES.passing) };
  const begun = new Map<string, Begun>();
  let edition = 0;

  function keep(key: string, address: string, document: MadeDocument, of: number): void {
    const keeping = keepingOf(document, address);
    if (!keeping) return;
    const staleAt = now() + keeping.freshMs;
    const last = kept[keeping.as].peek(key)?.document;
    // The same text again: its compressed forms are there.
    const same = last?.etag === document.etag ? { ...document, body: last.body } : document;
    kept[keeping.as].set(key, { document: same, edition: of, staleAt, endsAt: staleAt + keeping.staleMs });
  }

  function begin(key: string, address: string, make: () => Promise<MadeDocument>): Promise<MadeDocument> {
    const [of, document] = [edition, make()];
    const mine = { document, edition: of };
    begun.set(key, mine);
    const end = () => void (begun.get(key) === mine && begun.delete(key));
    return document
      .then((made) => keep(key, address, made, of))
      .then(() => document)
      .finally(end);
  }

  async function join(key: string, address: string, make: () => Promise<MadeDocument>): Promise<GivenDocument> {
    const other = begun.get(key);
    if (other?.edition === edition) return { document: await other.document, isNew: false };
    return { document: await begin(key, address, make), isNew: true };
  }

  return {
    async read(key, address, make) {
      const entry = kept.page.get(key) ?? kept.passing.get(key);
      if (!entry || entry.edition < edition || now() >= entry.endsAt) return join(key, address, make);
      if (now() >= entry.staleAt && !begun.has(key))
        begin(key, address, make).catch((err: unknown) => log.warn({ err }, 'a document could not be made again'));
      return { document: entry.document, isNew: false };
    },
    expire: () => void (edition += 1),
  };
}

function entries(maxSize: number): LRUCache<string, Entry> {
  return new LRUCache({
    maxSize,
    sizeCalculation: ({ document }, key) =>
      Math.ceil(document.body.length * SIZE_FACTOR) + key.length + ENTRY_OVERHEAD_BYTES,
  });
}
