import compress from '@fastify/compress';
import etag from '@fastify/etag';
import fastifyStatic from '@fastify/static';
import underPressure from '@fastify/under-pressure';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { join } from 'node:path';
import { releaseName } from 'shared/contract';
import { constants } from 'node:zlib';
import { assetRoutes } from './assets/asset-routes.ts';
import { createIsIntact } from './assets/intact-files.ts';
import { rootFiles } from './assets/root-files.ts';
import { sendReleaseFiles } from './assets/send-release-file.ts';
import { STATIC_OPTIONS } from './assets/static-options.ts';
import type { RecordRefusal } from './audit/record-refusals.ts';
import { sendBadRequest } from './bad-request.ts';
import type { Config } from './config.ts';
import type { ContentCache } from './content/content-cache.ts';
import { contentHook } from './content/content-hook.ts';
import { contentRoutes } from './content/content-routes.ts';
import { uploadRoutes } from './content/upload-routes.ts';
import type { AnswerContent } from './documents/content-port.ts';
import type { DocumentCache } from './documents/document-cache.ts';
import { documentRoutes } from './documents/document-routes.ts';
import { documentSettings } from './documents/document-settings.ts';
import { sendLastResort } from './documents/last-resort.ts';
import type { ReleaseCircuits } from './documents/release-circuits.ts';
import type { RenderPool } from './documents/render-pool.ts';
import { securityHeaders } from './headers/security-headers.ts';
import { healthRoutes } from './health/health-routes.ts';
import { createReadiness } from './health/readiness.ts';
import type { Health } from './judge/health.ts';
import type { Observer } from './judge/observer.ts';
import { vitalsRoutes } from './judge/vitals-routes.ts';
import { emailRoutes } from './mail/email-routes.ts';
import type { Outbox } from './mail/outbox.ts';
import { outboxRoute } from './mail/outbox-route.ts';
import { limitRequests } from './limit-requests.ts';
import { sendNotFound } from './not-found.ts';
import { originForm } from './origin-form.ts';
import { pictureRoutes } from './pictures/picture-routes.ts';
import { plainForms } from './plain-forms/plain-forms.ts';
import { type ReleaseApi, releaseApi } from './release-api/release-api.ts';
import type { CurrentReleases } from './releases/current-releases.ts';
import type { ReleaseLoader } from './releases/load-release.ts';
import type { Releases } from './releases/open-releases.ts';
import { lockRoutes } from './releases/lock-routes.ts';
import { unservedReleases } from './releases/unserved-releases.ts';
import { tableRoutes } from './releases/table-routes.ts';
import { formRoutes } from './submissions/form-routes.ts';
import type { Submissions } from './submissions/submissions.ts';
import { teamPage } from './team-page/team-page.ts';
import { sitemapRoutes } from './sitemap/sitemap-routes.ts';

export interface EdgeParts {
  readonly config: Config;
  readonly log: FastifyBaseLogger;
  readonly refused: RecordRefusal;
  readonly api: ReleaseApi;
  readonly releases: CurrentReleases;
  readonly loader: ReleaseLoader;
  readonly pool: RenderPool;
  readonly circuits: ReleaseCircuits;
  readonly cache: ContentCache;
  readonly documents: DocumentCache;
  /** What loaders on the server get. */
  readonly content: AnswerContent;
  readonly submissions: Submissions;
  readonly outbox: Outbox;
  readonly previewKey: Buffer;
  readonly sessionKey: Buffer;
  /** For the teams' page: what it changes goes through the gate. */
  readonly teamReleases: Releases;
  readonly now: () => Date;
  readonly observer: Observer;
  readonly health: Health;
}

/** The edge as an application that does not listen yet. */
export async function buildApp(parts: EdgeParts): Promise<FastifyInstance> {
  const { config, log, releases, cache, documents } = parts;
  const contentChanged = () => {
    cache.expire();
    documents.expire();
    parts.submissions.contentIsBack();
  };
  const send = sendReleaseFiles({ ...parts, isIntact: createIsIntact() });
  const secure = securityHeaders({ secure: config.publicUrl.startsWith('https:'), subdomains: config.hstsSubdomains });
  const app: FastifyInstance = Fastify({
    loggerInstance: log,
    schemaController: { compilersFactory: WITHOUT_SCHEMAS },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
    // Whoever sends a request byte by byte holds a connection no longer than this.
    requestTimeout: 30_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 5_000 },
    rewriteUrl: ({ url = '/' }) => originForm(url),
    // An address that cannot be decoded reaches neither routes nor hooks.
    frameworkErrors: (error: FastifyError, _request: FastifyRequest, reply: FastifyReply) => {
      secure(reply);
      sendBadRequest(reply, error.statusCode);
    },
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 2_048 },
  });

  closeConnectionsOnStop(app);
  app.addHook('onResponse', async (request, reply) => {
    request.log.info({ req: request, res: reply, ms: Math.round(reply.elapsedTime) }, 'answered');
  });
  app.addHook('onSend', async (_request, reply) => secure(reply));
  app.setErrorHandler((error: { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status < 500) return sendBadRequest(reply, status);
    request.log.error({ err: error }, 'a request failed');
    return sendLastResort(reply, 500);
  });
  app.setNotFoundHandler(sendNotFound);

  // It only watches: who gives way when the main thread is late is said where documents are made.
  await app.register(underPressure, { ...PRESSURE, pressureHandler: () => undefined });
  // The tag is of the text, so it comes before the compression and is a weak one.
  await app.register(etag, { weak: true });
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    // Requests are small; a compressed one is a bomb or a mistake.
    globalDecompression: false,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    zlibOptions: { level: 6 },
  });
  await app.register(fastifyStatic, STATIC_OPTIONS);

  const unserved = () => namesOfUnserved(parts);
  await app.register(healthRoutes, {
    readiness: createReadiness({ cache, unserved, renderHome: () => statusOfHome(app) }),
  });
  await app.register(assetRoutes, { send });
  await app.register(lockRoutes, { releases, loader: parts.loader, publicUrl: config.publicUrl });
  await app.register(tableRoutes, { releases, loader: parts.loader, publicUrl: config.publicUrl });
  await app.register(rootFiles, { send, releases });
  await app.register(sitemapRoutes, { ...parts, publicUrl: config.publicUrl });
  await app.register(releaseApi, { prefix: '/_/releases', ...parts.api });
  await app.register(contentHook, { secret: config.contentHookSecret, onChange: contentChanged });
  await app.register(outboxRoute, { outbox: parts.outbox, secret: config.contentHookSecret });
  await app.register(contentRoutes, parts);
  await app.register(vitalsRoutes, { ...parts, publicUrl: config.publicUrl });
  await allForms(app, parts);
  await app.register(uploadRoutes, { origin: config.contentApiUrl });
  await app.register(pictureRoutes, { origin: config.contentApiUrl, folder: join(config.dataDir, 'pictures') });
  await app.register(teamPage, { ...parts, releases: parts.teamReleases, publicUrl: config.publicUrl });
  app.all('/_/*', (_request, reply) => reply.callNotFound());
  const previews = { key: parts.previewKey, now: parts.now, refused: parts.refused };
  await app.register(documentRoutes, {
    ...parts,
    cache: documents,
    previews,
    settings: documentSettings(config),
  });
  return app;
}

/** The main thread is late by so many milliseconds in the mean of a second: one long task alone is no crowd. */
const PRESSURE = { maxEventLoopDelay: 100, sampleInterval: 1_000 };

/** Inputs are parsed with valibot: Fastify's own validator and serializer are not even loaded. */
const WITHOUT_SCHEMAS = {
  buildValidator: noSchemas,
  buildSerializer: noSchemas,
};

function noSchemas(): never {
  throw new Error('A route has a JSON schema; parse with valibot instead.');
}

/** A connection that was busy when the stop began is not kept open after its answer, or the stop would wait for it. */
function closeConnectionsOnStop(app: FastifyInstance): void {
  let stopping = false;
  app.addHook('preClose', async () => void (stopping = true));
  app.addHook('onSend', async (_request, reply) => {
    if (stopping) reply.header('connection', 'close');
  });
}

/** A site with EmailJS has its form's script send there. */
async function allForms(app: FastifyInstance, { config, submissions: { accept } }: EdgeParts): Promise<void> {
  const { publicUrl, forms, publicConfig } = config;
  const options = { publicUrl, accept, limit: await limitRequests(app, forms) };
  await app.register(formRoutes, options);
  if (!publicConfig['emailjs']) await app.register(emailRoutes, options);
  await app.register(plainForms, { ...options, emailAccount: publicConfig['emailjs'] });
}

async function namesOfUnserved({ releases, loader, log }: EdgeParts): Promise<readonly string[]> {
  const found = await unservedReleases({ loader, served: releases.document(), log });
  return found.map(({ section, version }) => releaseName(section, version));
}

/** Through the front door, so that everything a visitor would meet is part of the answer. */
async function statusOfHome(app: FastifyInstance): Promise<number> {
  return (await app.inject('/')).statusCode;
}
