import { formatLock, type VitalsPlan } from 'shared/contract';
import { type LoadedLock, type Observer, outcomeOf, suspectsOf, type VisitInRollouts } from 'releases/serving';
import type { DocumentCache } from './document-cache.ts';
import type { MadeDocument } from './made-document.ts';
import { RenderRefused } from '../rendering/render-refused.ts';

export interface ObservedDocument {
  readonly observer: Observer;
  readonly cache: DocumentCache;
  /** Reads the releases of the visitor's lock. */
  readonly load: () => Promise<LoadedLock>;
  readonly make: (loaded: LoadedLock, request: { readonly vitals: VitalsPlan }) => Promise<MadeDocument>;
}

export interface Visit extends VisitInRollouts {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
}

/**
 * A visitor's document. One that the judge hears of is made for this visitor alone: whether it fails must be a matter of the
 * lot only, not of how many others had the same document before. All others are shared by visitors of one lock.
 */
export async function observedDocument(parts: ObservedDocument, visit: Visit): Promise<MadeDocument> {
  const { observer } = parts;
  if (visit.method !== 'GET') return (await shared(parts, visit)).document;
  const { heard, vitals, made } = observer.document(visit);
  if (heard) return own(parts, visit, { vitals, made });
  const { document, isNew } = await shared(parts, visit);
  if (document.redirect === undefined) made(isNew ? document.outcome : { ...document.outcome, renderMs: null });
  return document;
}

function shared({ cache, observer, load, make }: ObservedDocument, { lock, url }: Visit) {
  return cache.read(`${formatLock(lock)} ${url}`, url, async () => make(await load(), { vitals: observer.plan }));
}

/** For want of time nobody is to blame. */
async function own(
  { load, make }: ObservedDocument,
  { lock, url }: Visit,
  { vitals, made }: Pick<ReturnType<Observer['document']>, 'vitals' | 'made'>,
): Promise<MadeDocument> {
  const loaded = await load();
  const begun = performance.now();
  try {
    const document = await make(loaded, { vitals });
    if (document.redirect === undefined) made(document.outcome);
    return document;
  } catch (error) {
    if (error instanceof RenderRefused) throw error;
    const suspected = suspectsOf(loaded, url);
    const renderMs = performance.now() - begun;
    made(outcomeOf({ lock, loaded, address: url, failures: [], suspected, renderMs }));
    throw error;
  }
}
