import { isListed } from '../rendering/is-listed.ts';
import type { MadeDocument } from './made-document.ts';

/** How a document may be kept: among the site's own pages, or among what anybody may ask for without end. */
export interface Keeping {
  readonly as: 'page' | 'passing';
  readonly freshMs: number;
  /** So long after it was fresh it is given at once, while the next one is made. */
  readonly staleMs: number;
}

const FRESH_MS = 5_000;
/** A page tells what comes next: it must not be older than about a minute. */
const STALE_MS = 60_000;
const MISSING_MS = 1_000;

/** Null for what is one visitor's trouble: a document that lacks something, or sends elsewhere. */
export function keepingOf(document: MadeDocument, address: string): Keeping | null {
  const { status, redirect, whole } = document;
  if (!whole || redirect !== undefined) return null;
  if (status === 404) return { as: 'passing', freshMs: MISSING_MS, staleMs: 0 };
  if (status !== 200) return null;
  return { as: isListed(document.loaded, address) ? 'page' : 'passing', freshMs: FRESH_MS, staleMs: STALE_MS };
}
