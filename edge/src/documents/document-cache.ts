import type { FastifyBaseLogger } from 'fastify';
import { RenderRefused } from '../rendering/errors.ts';
import { createDocumentStore, type DocumentEntry, type DocumentStore } from './document-store.ts';
import type { SendableDocument } from './sendable-document.ts';

/** Documents that are the same for many visitors, each rendered once. */
export interface DocumentCache {
  /**
   * Returns the cached document, or the one that `make` makes for all who ask meanwhile. Rejects as `make` does. When the
   * edge has no time to make one, it returns the last document of the key, however old.
   */
  read(request: CacheRequest): Promise<CacheAnswer>;
  /** Content or releases changed: a document that was begun before is not given any more. */
  expire(): void;
  /** How many changes of content and releases are known. */
  edition(): number;
  /** Documents of the site's own pages that are given now, by key. */
  pages(): readonly (readonly [key: string, entry: DocumentEntry])[];
  /** Gives a document of an earlier start. False when there is another one, or something has changed since its edition. */
  restore(key: string, entry: DocumentEntry): boolean;
}

interface CacheRequest {
  readonly key: string;
  /** Path and query. */
  readonly address: string;
  readonly make: () => Promise<SendableDocument>;
}

interface CacheAnswer {
  readonly document: SendableDocument;
  /** It was made for this very request. */
  readonly isNew: boolean;
}

export interface DocumentCacheOptions {
  readonly log: FastifyBaseLogger;
  /** Milliseconds since 1970; tests set it. */
  readonly now?: () => number;
}

/** After a failure a stale document is not rendered again for so long. */
const RETRY_MS = 1_000;

/** Documents are fresh for seconds, then stale while they are rendered again. One render per key is under way at a time. */
export function createDocumentCache({ log, now = Date.now }: DocumentCacheOptions): DocumentCache {
  const store = createDocumentStore(now);
  const makes = createMakes(store);

  async function refresh(request: CacheRequest, entry: DocumentEntry): Promise<void> {
    try {
      await makes.begin(request);
    } catch (err) {
      entry.staleAt = now() + RETRY_MS;
      if (!(err instanceof RenderRefused)) log.warn({ err }, 'a document could not be made again');
    }
  }

  const isGiven = ({ edition, endsAt }: DocumentEntry) => edition >= makes.edition() && now() < endsAt;

  return {
    async read(request) {
      const entry = store.find(request.key);
      if (!entry || !isGiven(entry)) return makes.join(request).catch((error: unknown) => orLast(entry, error));
      if (now() >= entry.staleAt && !makes.isUnderWay(request.key)) void refresh(request, entry);
      return { document: entry.document, isNew: false };
    },
    expire: makes.expire,
    edition: makes.edition,
    pages: () => [...store.pages()].filter(([, entry]) => isGiven(entry)),
    restore: (key, entry) => isGiven(entry) && store.restore(key, entry),
  };
}

interface Make {
  readonly document: Promise<SendableDocument>;
  readonly edition: number;
}

/** The documents that are being made. The edition counts the changes of content and releases. */
function createMakes(store: DocumentStore) {
  const underWay = new Map<string, Make>();
  let edition = 0;

  function begin({ key, address, make }: CacheRequest): Promise<SendableDocument> {
    const begunAt = edition;
    const document = make()
      .then((made) => store.add(key, address, { document: made, edition: begunAt }))
      .finally(() => void (underWay.get(key) === mine && underWay.delete(key)));
    const mine: Make = { document, edition: begunAt };
    underWay.set(key, mine);
    return document;
  }

  return {
    begin,
    edition: () => edition,
    expire: () => void (edition += 1),
    isUnderWay: (key: string) => underWay.has(key),
    /** Waits for a document that another request began after the last change, or begins one. */
    async join(request: CacheRequest): Promise<CacheAnswer> {
      const other = underWay.get(request.key);
      if (other?.edition === edition) return { document: await other.document, isNew: false };
      return { document: await begin(request), isNew: true };
    },
  };
}

/** While the edge has no time to render, an old document is better than an error page. */
function orLast(entry: DocumentEntry | undefined, error: unknown): CacheAnswer {
  if (entry && error instanceof RenderRefused) return { document: entry.document, isNew: false };
  throw error;
}
