import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Observer } from '../judge/observer.ts';
import type { PublicConfig } from '../public-config.ts';
import type { CurrentReleases } from '../releases/current-releases.ts';
import { loadLock } from '../releases/load-lock.ts';
import type { ReleaseLoader } from '../releases/load-release.ts';
import { ReleaseError } from '../releases/release-error.ts';
import { isSplit, resolveLock, stableLock } from '../releases/resolve-lock.ts';
import { visitorId } from '../releases/visitor-id.ts';
import { documentCacheHeaders, documentHeaders } from './document-headers.ts';
import { sendLastResort } from './last-resort.ts';
import type { DocumentSettings } from './render-document.ts';
import { renderObserved } from './render-observed.ts';
import { type RenderPool, RenderRefused } from './render-pool.ts';
import type { RenderedDocument } from './rendered-document.ts';

export interface DocumentRoutes {
  readonly releases: CurrentReleases;
  readonly loader: ReleaseLoader;
  readonly pool: RenderPool;
  readonly observer: Observer;
  readonly settings: DocumentSettings & { readonly publicConfig: PublicConfig };
}

/** Every address that nothing else answers is a page, rendered by the visitor's lock. */
export async function documentRoutes(
  app: FastifyInstance,
  { releases, loader, pool, observer, settings }: DocumentRoutes,
): Promise<void> {
  const secure = settings.publicUrl.startsWith('https:');

  app.get('/*', async (request, reply) => {
    const served = releases.document();
    const split = isSplit(served);
    const visitor = split ? visitorId(request, reply, secure) : null;
    const lock = resolveLock(served, visitor);
    const loaded = await loadLock({ loader, lock, stable: stableLock(served), log: request.log });
    const visit = { served, lock, visitorId: visitor, address: request.ip };
    const document = await renderObserved({ observer, visit, pool, settings, log: request.log }, loaded, request);
    report(request, document);
    return send(reply, document, {
      ...document.headers,
      ...documentHeaders({ ...settings, lock: document.loaded.lock, styleHashes: document.styleHashes }),
      ...documentCacheHeaders({ split, whole: document.whole }),
    });
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
    request.log.error({ err: error }, 'a document could not be made');
    return sendLastResort(reply, error instanceof ReleaseError || error instanceof RenderRefused ? 503 : 500);
  });
}

function send(
  reply: FastifyReply,
  { status, html, redirect }: RenderedDocument,
  headers: Record<string, string>,
): FastifyReply {
  reply.headers(headers);
  if (redirect !== undefined) return reply.redirect(redirect, status >= 300 && status < 400 ? status : 302);
  return reply.code(status).send(html);
}

/** By section and release, so that a rollout can be judged. */
function report(request: FastifyRequest, { failures }: RenderedDocument): void {
  for (const { section, version, reason, cause, replaced = false } of failures) {
    request.log.error({ section, version, reason, cause, replaced }, 'a region failed');
  }
}
