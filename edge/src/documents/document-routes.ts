import type { FastifyInstance } from 'fastify';
import { encodingOf } from '../http/compressed.ts';
import {
  type CurrentReleases,
  type LoadedLock,
  loadLock,
  type Observer,
  previewOf,
  type PreviewOptions,
  ReleaseError,
  type ReleaseLoader,
} from 'releases/serving';
import { sendPreviewRefused } from './preview-refused.ts';
import type { DocumentCache } from './document-cache.ts';
import { documentLock } from './document-lock.ts';
import { giveWay } from './give-way.ts';
import { sendLastResort } from '../http/last-resort.ts';
import { makeDocument, type MakeDocument } from './make-document.ts';
import { observedDocument } from './observed-document.ts';
import type { DocumentRequest } from '../rendering/render-job.ts';
import { RenderRefused } from '../rendering/render-refused.ts';
import { sendDocument } from './send-document.ts';
import { withoutClickIds } from './without-click-ids.ts';
import { withoutDoubledSlash } from './without-doubled-slash.ts';

export interface DocumentRoutes extends Omit<MakeDocument, 'log'> {
  readonly releases: CurrentReleases;
  readonly loader: ReleaseLoader;
  readonly cache: DocumentCache;
  readonly previews: Omit<PreviewOptions, 'secure'>;
  readonly observer: Observer;
}

/** Every address that nothing else answers is a page, rendered by the visitor's lock. */
export async function documentRoutes(app: FastifyInstance, routes: DocumentRoutes): Promise<void> {
  const { releases, loader, cache, observer, previews, pool } = routes;
  const secure = routes.settings.publicUrl.startsWith('https:');

  app.get('/*', { compress: false }, async (request, reply) => {
    const single = withoutDoubledSlash(request.url);
    if (single !== null) return reply.header('cache-control', 'no-store').redirect(single, 308);
    const served = releases.table();
    const choice = previewOf(request, reply, { ...previews, secure });
    if (choice.kind === 'refused') return sendPreviewRefused(reply, choice.why);
    if (choice.kind === 'redirect') return reply.header('cache-control', 'no-store').redirect(choice.to, 303);
    const asked = choice.kind === 'shown' ? choice.preview : null;
    const { lock, visitor, audience, preview } = documentLock(request, reply, { served, preview: asked, secure });
    const { log } = request;
    const address = withoutClickIds(request.url);
    const load = () => loadLock({ loader, lock, served, log });
    const make = async (loaded: LoadedLock, more: Partial<DocumentRequest>) => {
      giveWay({ isLate: app.isUnderPressure(), isIdle: pool.isIdle() }, loaded, address);
      const encoding = encodingOf(request.headers['accept-encoding']) ?? undefined;
      return makeDocument({ ...routes, log }, loaded, { lock, address, encoding, ...more });
    };
    const visit = { served, lock, visitorId: visitor, address: request.ip, method: request.method, url: address };
    const document = preview
      ? await make(await load(), { preview })
      : await observedDocument({ observer, cache, load, make }, visit);
    return sendDocument(request, reply, { document, audience });
  });

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

  app.setErrorHandler((error, request, reply) => {
    // Its status is in the log; a thousand times a second, its stack would be a load of its own.
    if (error instanceof RenderRefused) return sendLastResort(reply, 503);
    request.log.error({ err: error }, 'a document could not be made');
    return sendLastResort(reply, error instanceof ReleaseError ? 503 : 500);
  });
}
