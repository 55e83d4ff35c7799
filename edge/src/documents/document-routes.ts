import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  type AnswerContent,
  type CurrentReleases,
  loadLock,
  type Observer,
  previewOf,
  type PreviewOptions,
  type PreviewRefusal,
  ReleaseError,
  type ReleaseLoader,
  type ReleaseTable,
} from 'releases/serving';
import { acceptedEncoding } from '../http/encoded-bodies.ts';
import { sendLastResort } from '../http/plain-answers.ts';
import { withoutClickIds, withoutDoubledSlash } from '../http/request-address.ts';
import { CONTENT_SECURITY_POLICY, resultPage } from '../http/result-page.ts';
import type { DocumentMetrics } from '../metrics/document-metrics.ts';
import { RenderRefused } from '../rendering/errors.ts';
import type { DocumentRenderer } from '../rendering/render-document.ts';
import type { DocumentCache } from './document-cache.ts';
import { chooseLock, type DocumentLock } from './document-lock.ts';
import { shedLoad } from '../rendering/load-shedding.ts';
import { makeDocument, sendDocument } from './sendable-document.ts';
import { type DocumentSources, visitorDocument } from './visitor-document.ts';

export interface DocumentRoutesOptions extends Omit<DocumentRenderer, 'log'> {
  readonly releases: CurrentReleases;
  readonly loader: ReleaseLoader;
  readonly cache: DocumentCache;
  readonly previews: PreviewOptions;
  /** Answers loaders with drafts. @param pass of an editor's preview */
  readonly drafts: (pass: string) => AnswerContent;
  readonly observer: Observer;
  readonly metrics: { readonly documents: DocumentMetrics };
}

/** An address that no other route answers is a page. It is rendered by the visitor's lock. */
export async function documentRoutes(app: FastifyInstance, options: DocumentRoutesOptions): Promise<void> {
  const { releases, cache, observer, metrics, previews } = options;
  const { secure } = previews;

  app.get('/*', { compress: false }, async (request, reply) => {
    const single = withoutDoubledSlash(request.url);
    if (single !== null) return reply.header('cache-control', 'no-store').redirect(single, 308);
    const choice = previewOf(request, reply, previews);
    if (choice.kind === 'refused') return sendPreviewRefused(reply, choice.why);
    if (choice.kind === 'redirect') return reply.header('cache-control', 'no-store').redirect(choice.to, 303);
    const served = releases.table();
    const preview = choice.kind === 'shown' ? choice.preview : null;
    const chosen = chooseLock(request, reply, { served, preview, secure });
    // Refused in rollouts, where the judge counts what is shown, and under load.
    if (isSpeculative(request) && (chosen.audience !== 'everybody' || app.isUnderPressure()))
      return sendLastResort(reply, 503);
    const address = withoutClickIds(request.url);
    const visit = {
      served,
      lock: chosen.lock,
      visitorId: chosen.visitor,
      address: request.ip,
      method: request.method,
      url: address,
      preview: chosen.preview,
      isPreview: Boolean(chosen.preview ?? chosen.content),
    };
    const { load, make } = makerFor(app, options, { ...chosen, request, served, address });
    const document = await visitorDocument({ cache, observer, load, make }, visit);
    // Previews are of teams, editors and synthetic visits.
    if (!visit.isPreview) metrics.documents.sent(document);
    return sendDocument(request, reply, { document, audience: chosen.audience });
  });

  refuseOtherMethods(app);
  app.setErrorHandler((error, request, reply) => {
    metrics.documents.failed(error);
    return sendFailure(error, request, reply);
  });
}

/** Whether a browser prefetches or prerenders the document: its visitor has not asked for it yet. */
function isSpeculative({ headers }: FastifyRequest): boolean {
  return String(headers['sec-purpose']).startsWith('prefetch');
}

interface DocumentCall extends Pick<DocumentLock, 'lock' | 'content'> {
  readonly request: FastifyRequest;
  readonly served: ReleaseTable;
  /** Path and query. */
  readonly address: string;
}

/** How the document of a request is made, if it has to be made. */
function makerFor(
  app: FastifyInstance,
  options: DocumentRoutesOptions,
  { request, served, lock, address, content: preview }: DocumentCall,
): Pick<DocumentSources, 'load' | 'make'> {
  const { loader, pool, metrics } = options;
  const { log } = request;
  const content = preview?.status === 'draft' ? options.drafts(preview.pass) : options.content;
  const framedBy = preview?.panel;
  return {
    load: () => loadLock({ loader, lock, served, log }),
    make: (loaded, more) =>
      metrics.documents.rendering(async () => {
        shedLoad({ isOverloaded: app.isUnderPressure(), isIdle: pool.isIdle() }, loaded, address);
        const encoding = acceptedEncoding(request.headers['accept-encoding']) ?? undefined;
        return makeDocument({ ...options, content, log }, loaded, { lock, address, encoding, framedBy, ...more });
      }),
  };
}

function refuseOtherMethods(app: FastifyInstance): void {
  app.route({
    method: ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url: '/*',
    onRequest: async (_request, reply) =>
      reply
        .code(405)
        .headers({ allow: 'GET, HEAD', 'cache-control': 'no-store' })
        .type('text/plain; charset=utf-8')
        .send('Method not allowed\n'),
    handler: () => undefined,
  });
}

function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  // The status is in the log already. Under load, a stack for each refusal would add to the load.
  if (error instanceof RenderRefused) return sendLastResort(reply, 503);
  request.log.error({ err: error }, 'a document could not be made');
  return sendLastResort(reply, error instanceof ReleaseError ? 503 : 500);
}

const PREVIEW_TEXTS: Readonly<Record<PreviewRefusal, string>> = {
  expired: 'This preview has expired. Ask whoever sent you the link for a new one.',
  forged: 'This is not a preview link of this site, or a part of it got lost on its way to you.',
};

/** The page for a preview link that is not valid. */
function sendPreviewRefused(reply: FastifyReply, why: PreviewRefusal): FastifyReply {
  const link = { href: '/', text: 'Go to the site', quiet: false };
  return reply
    .code(403)
    .headers({ 'cache-control': 'no-store', 'content-security-policy': CONTENT_SECURITY_POLICY })
    .type('text/html; charset=utf-8')
    .send(resultPage({ title: 'There is no preview here', texts: [PREVIEW_TEXTS[why]], problems: [], link }));
}
