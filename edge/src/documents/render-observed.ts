import type { FastifyRequest } from 'fastify';
import type { SectionFailure } from 'shared/contract';
import { outcomeOf } from '../judge/document-outcome.ts';
import type { Observer } from '../judge/observer.ts';
import type { VisitInRollouts } from '../judge/parts-of.ts';
import { suspectsOf } from '../judge/suspects-of.ts';
import type { LoadedLock } from '../releases/load-lock.ts';
import { renderDocument, type RenderDocument } from './render-document.ts';
import { RenderRefused } from './render-pool.ts';
import type { RenderedDocument } from './rendered-document.ts';

export interface RenderObserved extends Omit<RenderDocument, 'vitals'> {
  readonly observer: Observer;
  readonly visit: VisitInRollouts;
}

/** Renders a visitor's document, and tells the observer what came of it. For want of time nobody is to blame. */
export async function renderObserved(
  { observer, visit, ...rendering }: RenderObserved,
  loaded: LoadedLock,
  { url: address, method }: Pick<FastifyRequest, 'url' | 'method'>,
): Promise<RenderedDocument> {
  const { vitals, made } = observer.document(visit);
  const begun = performance.now();
  const observe = (failures: readonly SectionFailure[]) =>
    made(outcomeOf({ lock: visit.lock, loaded, address, failures, renderMs: performance.now() - begun }));
  const document = await renderDocument({ ...rendering, vitals }, loaded, address).catch((error: unknown) => {
    if (!(error instanceof RenderRefused)) observe(suspectsOf(loaded, address));
    throw error;
  });
  if (method === 'GET' && document.redirect === undefined) observe(document.failures);
  return document;
}
