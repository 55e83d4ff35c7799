import { formatLock, type RenderJob } from 'shared/contract';
import type { QueryReads } from './watched-query.tsx';

/** A document as it was drawn. */
export interface DrawnDocument {
  /** UTF-8 */
  readonly html: Uint8Array;
  readonly styleHashes: readonly string[];
}

interface Entry extends DrawnDocument {
  readonly inputs: string;
  /** The part of its query that was read. */
  readonly query: string;
  readonly reads: Pick<QueryReads, 'partOf'>;
}

/**
 * Documents that were drawn before: what is made of the same is the same.
 * `inputs`: all that a document is made of, besides its address: what its browser hydrates with, and the data of a static page. JSON.
 */
export interface DrawnDocuments {
  find(job: RenderJob, inputs: string): DrawnDocument | undefined;
  /** @param drawn `reads`: what its components read of the query */
  add(job: RenderJob, inputs: string, drawn: DrawnDocument & Pick<Entry, 'reads'>): void;
}

/** More addresses than most visitors ask for; 200 kB each. */
const MOST_DOCUMENTS = 32;

/** Stores the last document of each path and lock. */
export function createDrawnDocuments(): DrawnDocuments {
  const entries = new Map<string, Entry>();
  return {
    find(job, inputs) {
      const key = keyOf(job);
      const entry = entries.get(key);
      if (entry?.inputs !== inputs || entry.query !== entry.reads.partOf(queryOf(job))) return undefined;
      // The one that was asked for longest ago is the first to go.
      entries.delete(key);
      entries.set(key, entry);
      const { html, styleHashes } = entry;
      return { html: copyOf(html), styleHashes };
    },
    add(job, inputs, { html, styleHashes, reads }) {
      // A preview is one visitor's, and so is a document with a ticket of the judge's.
      if (job.preview || job.vitals?.ticket !== undefined) return;
      entries.set(keyOf(job), { inputs, query: reads.partOf(queryOf(job)), html: copyOf(html), styleHashes, reads });
      if (entries.size > MOST_DOCUMENTS) entries.delete(entries.keys().next().value ?? '');
    },
  };
}

function keyOf({ url, lock }: RenderJob): string {
  return `${formatLock(lock)} ${new URL(url).pathname}`;
}

function queryOf({ url }: RenderJob): string {
  return new URL(url).search;
}

/** The edge moves a document's bytes to another thread. */
function copyOf(bytes: Uint8Array): Uint8Array {
  return new Uint8Array(bytes);
}
