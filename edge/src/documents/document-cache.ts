import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import { keepingOf } from './keeping.ts';
import type { MadeDocument } from './made-document.ts';
import { RenderRefused } from '../rendering/render-refused.ts';

/** Documents that are the same for many, each made once for them. */
export interface DocumentCache {
  /**
   * The document of a key, or else the one that `make` makes: for all who ask meanwhile. Rejects as `make` does; but where
   * the edge has too much to do, whatever was kept of the key is given, however old.
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
  staleAt: number;
  readonly endsAt: number;
}

interface Begun {
  readonly document: Promise<MadeDocument>;
  readonly edition: number;
}

const MAX_BYTES = { page: 32 * 1024 * 1024, passing: 8 * 1024 * 1024 };
/** After a failure a stale document is left as it is for so long. */
const RETRY_MS = 1_000;
/** A body has compressed forms, each about a fifth of it. */
const SIZE_FACTOR = 1.5;
const ENTRY_OVERHEAD_BYTES = 4_096;

/** Fresh for seconds, then stale while it is made again, as the content is; one making per key is under way at a time. */
export function createDocumentCache({ log, now = Date.now }: DocumentCacheOptions): DocumentCache {
  const kept = { page: entries(MAX_BYTES.page), passing: entries(MAX_BYTES.passing) };
  const begun = new Map<string, Begun>();
  let edition = 0;

  /** Gives the document as it is kept. */
  function keep(key: string, address: string, document: MadeDocument, of: number): MadeDocument {
    const keeping = keepingOf(document, address);
    if (!keeping) return document;
    const staleAt = now() + keeping.freshMs;
    const last = kept[keeping.as].peek(key)?.document;
    // The same text again: its compressed forms are there.
    const same = last?.etag === document.etag ? { ...document, body: last.body } : document;
    kept[keeping.as].set(key, { document: same, edition: of, staleAt, endsAt: staleAt + keeping.staleMs });
    return same;
  }

  function begin(key: string, address: string, make: () => Promise<MadeDocument>): Promise<MadeDocument> {
    const of = edition;
    const end = () => void (begun.get(key) === mine && begun.delete(key));
    const document = make()
      .then((made) => keep(key, address, made, of))
      .finally(end);
    const mine: Begun = { document, edition: of };
    begun.set(key, mine);
    return document;
  }

  async function join(key: string, address: string, make: () => Promise<MadeDocument>): Promise<GivenDocument> {
    const other = begun.get(key);
    if (other?.edition === edition) return { document: await other.document, isNew: false };
    return { document: await begin(key, address, make), isNew: true };
  }

  async function refresh(key: string, address: string, make: () => Promise<MadeDocument>, entry: Entry): Promise<void> {
    try {
      await begin(key, address, make);
    } catch (err) {
      entry.staleAt = now() + RETRY_MS;
      if (!(err instanceof RenderRefused)) log.warn({ err }, 'a document could not be made again');
    }
  }

  return {
    async read(key, address, make) {
      const entry = kept.page.get(key) ?? kept.passing.get(key);
      if (!entry || entry.edition < edition || now() >= entry.endsAt)
        return join(key, address, make).catch((error: unknown) => orLast(entry, error));
      if (now() >= entry.staleAt && !begun.has(key)) void refresh(key, address, make, entry);
      return { document: entry.document, isNew: false };
    },
    expire: () => void (edition += 1),
  };
}

/** While there is no time to make the next one, an old document is more than an apology. */
function orLast(entry: Entry | undefined, error: unknown): GivenDocument {
  if (entry && error instanceof RenderRefused) return { document: entry.document, isNew: false };
  throw error;
}

function entries(maxSize: number): LRUCache<string, Entry> {
  return new LRUCache({
    maxSize,
    sizeCalculation: ({ document }, key) =>
      Math.ceil(document.body.length * SIZE_FACTOR) + key.length + ENTRY_OVERHEAD_BYTES,
  });
}
