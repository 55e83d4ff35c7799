import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Observer } from '../judge/observer.ts';
import { previewOf, type PreviewOptions } from '../preview/preview-of.ts';
import { sendPreviewRefused } from '../preview/preview-refused.ts';
import type { PublicConfig } from '../public-config.ts';
import type { CurrentReleases } from '../releases/current-releases.ts';
import { loadLock } from '../releases/load-lock.ts';
import type { ReleaseLoader } from '../releases/load-release.ts';
import { ReleaseError } from '../releases/release-error.ts';
import { stableLock } from '../releases/resolve-lock.ts';
import { documentCacheHeaders, documentHeaders } from './document-headers.ts';
import { documentLock } from './document-lock.ts';
import { sendLastResort } from './last-resort.ts';
import type { DocumentSettings } from './render-document.ts';
import { renderObserved } from './render-observed.ts';
import { type RenderPool, RenderRefused } from './render-pool.ts';
import type { RenderedDocument } from './rendered-document.ts';

export interface DocumentRoutes {
  readonly releases: CurrentReleases;
  readonly loader: ReleaseLoader;
  readonly pool: RenderPool;
  readonly previews: Omit<PreviewOptions, 'secure'>;
  readonly observer: Observer;
  readonly settings: DocumentSettings & { readonly publicConfig: PublicConfig };
}

/** Every address that nothing else answers is a page, rendered by the visitor's lock. */
export async function documentRoutes(
  app: FastifyInstance,
  { releases, loader, pool, observer, previews, settings }: DocumentRoutes,
): Promise<void> {
  const secure = settings.publicUrl.startsWith('https:');

  app.get('/*', async (request, reply) => {
    const served = releases.document();
    const choice = previewOf(request, reply, { ...previews, secure });
    if (choice.kind === 'refused') return sendPreviewRefused(reply, choice.why);
    if (choice.kind === 'redirect') return reply.header('cache-control', 'no-store').redirect(choice.to, 303);
    const asked = choice.kind === 'shown' ? choice.preview : null;
    const { lock, visitor, audience, preview } = documentLock(request, reply, { served, preview: asked, secure });
    const loaded = await loadLock({ loader, lock, stable: stableLock(served), log: request.log });
    const visit = preview ? null : { served, lock, visitorId: visitor, address: request.ip };
    const document = await renderObserved({ observer, visit, pool, settings, log: request.log }, loaded, {
      address: request.url,
      method: request.method,
      ...(preview ? { preview } : {}),
    });
    report(request, document);
    return send(reply, document, {
      ...document.headers,
      ...documentHeaders({ ...settings, lock: document.loaded.lock, styleHashes: document.styleHashes }),
      ...documentCacheHeaders({ audience, whole: document.whole }),
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
