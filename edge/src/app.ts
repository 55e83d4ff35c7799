import type { Database, LastAnswers } from 'database';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { feedRoutes } from 'feeds';
import { dirname, join } from 'node:path';
import { type OpenedReleases, unservedReleases } from 'releases/control';
import { type Search, searchRoutes } from 'search';
import { drawingProcess, sharePictureRoutes } from 'share-pictures';
import { previewOf, type PreviewOptions } from 'releases/serving';
import { releaseName } from 'shared/contract';
import { assetRoutes } from './assets/asset-routes.ts';
import { federationRoutes } from './assets/federation-routes.ts';
import { createIsIntact } from './assets/intact-files.ts';
import { rootFiles } from './assets/root-files.ts';
import { sendReleaseFiles } from './assets/send-release-file.ts';
import type { Config } from './config/config.ts';
import { type ContentCache, FRESH_MS, STALE_MS } from './content/content-cache.ts';
import { contentHook } from './content/content-hook.ts';
import { contentRoutes, type ContentRoutesOptions } from './content/content-routes.ts';
import { draftSource } from './content/content-source.ts';
import { uploadRoutes } from './content/upload-routes.ts';
import type { DocumentCache } from './documents/document-cache.ts';
import { documentRoutes } from './documents/document-routes.ts';
import { lockRoutes, tableRoutes } from './documents/lock-routes.ts';
import type { OpenedForms } from './forms/open-forms.ts';
import { createReadiness, healthRoutes } from './health/health-routes.ts';
import { createServer } from './http/create-server.ts';
import { sharedCacheHeaders } from './http/shared-cache.ts';
import type { EdgeMetrics } from './metrics/create-metrics.ts';
import { metricsRoutes } from './metrics/metrics-routes.ts';
import { pictureRoutes } from './pictures/picture-routes.ts';
import { cachedContent } from './rendering/cached-content.ts';
import type { OpenedRendering } from './rendering/open-rendering.ts';
import { sitemapRoutes } from './sitemap/sitemap-routes.ts';

export interface EdgeParts extends OpenedReleases, OpenedRendering {
  readonly config: Config;
  /** The built render worker. The edge's other programs lie beside it. */
  readonly workerFile: string;
  readonly log: FastifyBaseLogger;
  readonly cache: ContentCache;
  readonly documents: DocumentCache;
  readonly search: Search;
  readonly forms: OpenedForms;
  readonly metrics: EdgeMetrics;
  /** Of several edges. */
  readonly shared?: { readonly database: Database; readonly lastAnswers: LastAnswers } | undefined;
}

type AddRoutes = (app: FastifyInstance, parts: EdgeParts) => unknown;

/** The routes by folder. An address that no route takes is a page, so documents come last. */
const ROUTES: readonly AddRoutes[] = [
  addHealth,
  addMetrics,
  addAssets,
  (app, parts) => app.register(sitemapRoutes, { ...parts, publicUrl: parts.config.publicUrl }),
  addFeeds,
  addSearch,
  addSharePictures,
  addContent,
  (app, { forms }) => forms.routes(app),
  (app, { routes }) => routes(app),
  addDocuments,
];

/** The edge's application. It does not listen yet. */
export async function buildApp(parts: EdgeParts): Promise<FastifyInstance> {
  const app = await createServer(parts.config, parts.log);
  for (const addRoutes of ROUTES) await addRoutes(app, parts);
  return app;
}

async function addHealth(app: FastifyInstance, { cache, releases, loader, shared, log }: EdgeParts): Promise<void> {
  const unserved = async () => {
    const found = await unservedReleases({ loader, served: releases.table(), log });
    return found.map(({ section, version }) => releaseName(section, version));
  };
  // A whole request, so that everything a visitor needs is tested.
  const renderHome = async () => (await app.inject('/')).statusCode;
  const waitsForDatabase = () => shared?.lastAnswers.mustAnswer() ?? false;
  const readiness = createReadiness({ cache, unserved, renderHome, waitsForDatabase });
  await app.register(healthRoutes, { readiness });
}

async function addMetrics(app: FastifyInstance, { config, metrics, releases, forms, log }: EdgeParts): Promise<void> {
  metrics.read({
    table: releases.table,
    formCounts: forms.counts,
    eventLoopDelayMs: () => app.memoryUsage().eventLoopDelay,
  });
  app.addHook('onClose', async () => metrics.close());
  const { dataDir, metricsToken } = config;
  await app.register(metricsRoutes, { registry: metrics.registry, dataDir, metricsToken, log });
}

async function addAssets(app: FastifyInstance, parts: EdgeParts): Promise<void> {
  const isIntact = createIsIntact();
  const send = sendReleaseFiles({ ...parts, isIntact });
  await app.register(assetRoutes, { send });
  await app.register(federationRoutes, { ...parts, isIntact, publicUrl: parts.config.publicUrl });
  await app.register(rootFiles, { send, releases: parts.releases });
}

async function addFeeds(app: FastifyInstance, { config, cache, log }: EdgeParts): Promise<void> {
  const { publicUrl, contentApiUrl: contentOrigin } = config;
  const headers = sharedCacheHeaders({ fresh: 300, stale: 3_600 });
  await app.register(feedRoutes, { content: cachedContent(cache, log), publicUrl, contentOrigin, headers });
}

async function addSearch(app: FastifyInstance, { search }: EdgeParts): Promise<void> {
  const headers = sharedCacheHeaders({ fresh: FRESH_MS / 1000, stale: STALE_MS.untold / 1000 });
  await app.register(searchRoutes, { search, headers, isOverloaded: () => app.isUnderPressure() });
}

async function addSharePictures(app: FastifyInstance, { workerFile, cache, log }: EdgeParts): Promise<void> {
  const draw = drawingProcess({ file: join(dirname(workerFile), 'draw-share-picture.mjs') });
  const headers = sharedCacheHeaders({ fresh: 300, stale: 3_600 });
  await app.register(sharePictureRoutes, { content: cachedContent(cache, log), draw, headers });
}

async function addContent(app: FastifyInstance, parts: EdgeParts): Promise<void> {
  const { config, cache, documents, search, forms, shared, log } = parts;
  const onChange = () => {
    cache.expire();
    documents.expire();
    search.refresh();
  };
  const [secret, database] = [config.contentHookSecret, shared?.database];
  // Edges that share forms tell each other what is due.
  await app.register(contentHook, { secret, onChange, onCall: forms.contentIsBack, database, log });
  await app.register(contentRoutes, { ...parts, drafts: draftsAsked(parts) });
  await app.register(uploadRoutes, { origin: config.contentApiUrl });
  await app.register(pictureRoutes, { origin: config.contentApiUrl, folder: join(config.dataDir, 'pictures') });
}

async function addDocuments(app: FastifyInstance, parts: EdgeParts): Promise<void> {
  const { releases, loader, documents, config } = parts;
  await app.register(lockRoutes, { releases, loader, publicUrl: config.publicUrl });
  await app.register(tableRoutes, { releases, loader, publicUrl: config.publicUrl });
  app.all('/_/*', (_request, reply) => reply.callNotFound());
  const drafts = (pass: string) => cachedContent(draftSource(config, pass), parts.log);
  await app.register(documentRoutes, { ...parts, cache: documents, previews: previewOptions(parts), drafts });
}

/** Teams' passes are signed by this site, editors' passes by the CMS. */
function previewOptions({ previews, config }: EdgeParts): PreviewOptions {
  const { contentHookSecret, publicUrl } = config;
  const content = contentHookSecret === undefined ? undefined : Buffer.from(contentHookSecret);
  return { ...previews, keys: { ...previews.keys, content }, secure: publicUrl.startsWith('https:') };
}

/** Pages that an editor previews ask for drafts in the browser, too. */
function draftsAsked(parts: EdgeParts): NonNullable<ContentRoutesOptions['drafts']> {
  const options = previewOptions(parts);
  return (request, reply) => {
    const choice = previewOf(request, reply, options);
    const preview = choice.kind === 'shown' ? choice.preview : null;
    return preview && 'panel' in preview && preview.status === 'draft' ? draftSource(parts.config, preview.pass) : null;
  };
}
