import { formatLock, type Preview, type VitalsPlan } from 'shared/contract';
import { type LoadedLock, type Observer, outcomeOf, suspectsOf, type VisitInRollouts } from 'releases/serving';
import { RenderRefused } from '../rendering/errors.ts';
import type { DocumentCache } from './document-cache.ts';
import type { SendableDocument } from './sendable-document.ts';

export interface DocumentSources {
  readonly observer: Observer;
  readonly cache: DocumentCache;
  /** Reads the releases of the visitor's lock. */
  readonly load: () => Promise<LoadedLock>;
  readonly make: (
    loaded: LoadedLock,
    request: { readonly vitals: VitalsPlan } | { readonly preview: Preview | undefined },
  ) => Promise<SendableDocument>;
}

export interface Visit extends VisitInRollouts {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  /** The visitor is shown what others are not. */
  readonly isPreview: boolean;
  readonly preview?: Preview | undefined;
}

/**
 * Returns a visitor's document. A document that the judge counts is rendered for this visitor only, so that its failure does
 * not depend on a cached one. A preview is rendered too. All other documents are shared by the visitors of one lock.
 */
export async function visitorDocument(sources: DocumentSources, visit: Visit): Promise<SendableDocument> {
  const { observer, load, make } = sources;
  if (visit.isPreview) return make(await load(), { preview: visit.preview });
  if (visit.method !== 'GET') return (await shared(sources, visit)).document;
  const { judged, vitals, made } = observer.document(visit);
  if (judged) return own(sources, visit, { vitals, made });
  const { document, isNew } = await shared(sources, visit);
  if (document.redirect === undefined) made(isNew ? document.outcome : { ...document.outcome, renderMs: null });
  return document;
}

function shared({ cache, observer, load, make }: DocumentSources, { lock, url }: Visit) {
  const key = `${formatLock(lock)} ${url}`;
  return cache.read({ key, address: url, make: async () => make(await load(), { vitals: observer.plan }) });
}

/** A refused render does not count as a failure. */
async function own(
  { load, make }: DocumentSources,
  { lock, url }: Visit,
  { vitals, made }: Pick<ReturnType<Observer['document']>, 'vitals' | 'made'>,
): Promise<SendableDocument> {
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
