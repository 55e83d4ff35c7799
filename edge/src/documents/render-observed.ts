import type { SectionFailure } from 'shared/contract';
import { outcomeOf } from '../judge/document-outcome.ts';
import type { Observer } from '../judge/observer.ts';
import type { VisitInRollouts } from '../judge/parts-of.ts';
import { suspectsOf } from '../judge/suspects-of.ts';
import type { LoadedLock } from '../releases/load-lock.ts';
import { type DocumentRequest, renderDocument, type RenderDocument, type ServedDocument } from './render-document.ts';
import { RenderRefused } from './render-pool.ts';

export interface RenderObserved extends RenderDocument {
  readonly observer: Observer;
  /** Null for a preview, which says nothing about how a release does. */
  readonly visit: VisitInRollouts | null;
}

export interface ObservedRequest extends Omit<DocumentRequest, 'vitals'> {
  readonly method: string;
}

/** Renders a visitor's document, and tells the observer what came of it. For want of time nobody is to blame. */
export async function renderObserved(
  { observer, visit, ...rendering }: RenderObserved,
  loaded: LoadedLock,
  { method, ...request }: ObservedRequest,
): Promise<ServedDocument> {
  if (!visit) return renderDocument(rendering, loaded, request);
  const { vitals, made } = observer.document(visit);
  const { address } = request;
  const begun = performance.now();
  // Which release ended a render nobody can say: all that the page shows count, the stable ones like the others.
  const observe = (failures: readonly SectionFailure[], ended: boolean) => {
    const suspected = ended ? suspectsOf(loaded, address) : [];
    made(outcomeOf({ lock: visit.lock, loaded, address, failures, suspected, renderMs: performance.now() - begun }));
  };
  const document = await renderDocument(rendering, loaded, { ...request, vitals }).catch((error: unknown) => {
    if (!(error instanceof RenderRefused)) observe([], true);
    throw error;
  });
  if (method === 'GET' && document.redirect === undefined) observe(document.failures, document.ended);
  return document;
}
