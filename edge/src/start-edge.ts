import { createLimits, DatabaseAway, migrateDatabase, openDatabase, openLastAnswers } from 'database';
import type { FastifyBaseLogger } from 'fastify';
import { join } from 'node:path';
import { openBucket, openReleases, type VisitedSite } from 'releases/control';
import { createSearch } from 'search';
import { openBrowser } from 'visits';
import { buildApp, type EdgeParts } from './app.ts';
import type { Config } from './config/config.ts';
import { createContentCache } from './content/content-cache.ts';
import { contentSource } from './content/content-source.ts';
import { createDocumentCache } from './documents/document-cache.ts';
import { documentsOfLastStart } from './documents/restart/restart.ts';
import { openForms } from './forms/open-forms.ts';
import { listen } from './http/create-server.ts';
import { createMetrics } from './metrics/create-metrics.ts';
import { openRendering } from './rendering/open-rendering.ts';
import { trialRenderer } from './rendering/trial-renderer.ts';
import { stableRoutes } from './sitemap/sitemap-routes.ts';
import { answerNotReady, migrateWhenBack, StartAgain } from './health/wait-for-database.ts';

export interface Edge {
  readonly address: string;
  /** Stops accepting requests, finishes those under way, and closes everything. */
  readonly stop: () => Promise<void>;
}

export interface EdgeOptions {
  readonly config: Config;
  readonly log: FastifyBaseLogger;
  /** The built render worker. */
  readonly workerFile: string;
  /** The edge began while its database was away, and now the database refuses it. The edge has stopped. */
  readonly onRefused?: (error: unknown) => void;
}

/**
 * Starts the edge and listens. While the database is away, it waits, unless an earlier start has left what it needs to serve.
 * When it fails in another way, nothing is left running. Throws StartAgain when it has waited with a passed socket.
 */
export async function startEdge(options: EdgeOptions): Promise<Edge> {
  const { config, log } = options;
  let stopAnswering: (() => Promise<void>) | undefined;
  const listens = async () => {
    await stopAnswering?.();
    stopAnswering = undefined;
  };
  try {
    for (;;) {
      try {
        return await openEdge(options, listens);
      } catch (error) {
        if (!(error instanceof DatabaseAway) || !config.database) throw error;
        log.error({ reason: error.message }, 'the database is away: the edge waits for it, and is not ready before');
        stopAnswering ??= await answerNotReady(config, log);
        await migrateWhenBack({ url: config.database.url, log, signal: new AbortController().signal });
        if (config.socket !== undefined) throw new StartAgain();
      }
    }
  } finally {
    await listens();
  }
}

/** @param beforeListen frees the port */
async function openEdge(options: EdgeOptions, beforeListen: () => Promise<void>): Promise<Edge> {
  const { config, log, workerFile } = options;
  const running: (() => unknown)[] = [];
  const stop = async () => {
    for (const end of running.splice(0).reverse()) await end();
  };
  try {
    const shared = await openShared({ ...options, running, stop });
    const limits = createLimits({ shared, log });
    running.push(limits.close);
    const [metrics, documents] = [createMetrics(), createDocumentCache({ log })];
    const content = metrics.observeContent(contentSource(config));
    const cache = openContent({ config, content, documents, log });
    const forms = await openForms({ config, shared, limits, onAttempt: metrics.attempted, log });
    running.push(forms.close);
    const openRenderer = trialRenderer(workerFile);
    const own = { openRenderer, parts: [forms.part], onFailure: metrics.releaseFailed };
    const opened = await openReleases({ ...config, ...own, shared, limits, log });
    running.push(opened.close);
    opened.releases.onChange(documents.expire);
    const search = openSearch({ ...opened, content, log });
    running.push(search.stop);
    const rendering = openRendering({ ...opened, config, workerFile, cache, search, log });
    running.push(rendering.pool.close);
    const key = opened.previews.keys.release;
    running.push(await documentsOfLastStart({ ...opened, ...rendering, config, documents, key, workerFile, log }));
    const parts = { ...opened, ...rendering, cache, documents, search, forms, shared, metrics };
    const app = await buildApp({ ...options, ...parts });
    running.push(() => app.close());
    await beforeListen();
    const address = await listen(app, config);
    running.push(opened.followRollouts({ ...rendering, openBrowser: browserAt(address, config) }));
    const notice = await forms.notice();
    if (notice) log.warn(notice);
    return { address, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** @param address where this edge listens */
function browserAt(address: string, { browser }: Config): VisitedSite['openBrowser'] {
  const { port, hostname } = new URL(address);
  const host = ['[::]', '0.0.0.0'].includes(hostname) ? '127.0.0.1' : hostname;
  return browser === null ? null : () => openBrowser(browser, { origin: `http://${host}:${port}` });
}

type SearchParts = Pick<EdgeParts, 'releases' | 'loader' | 'log'> & Pick<ContentOptions, 'content'>;

/** The site's search, which follows releases and content. */
function openSearch({ content, log, ...opened }: SearchParts): EdgeParts['search'] {
  const routes = async () => (await stableRoutes(opened, log)).routes;
  const search = createSearch({ content, routes, log });
  opened.releases.onChange(search.refresh);
  return search;
}

interface ContentOptions extends Pick<EdgeParts, 'config' | 'documents' | 'log'> {
  readonly content: ReturnType<typeof contentSource>;
}

function openContent({ config, content: fetch, documents, log }: ContentOptions) {
  const editsAreTold = config.contentHookSecret !== undefined;
  return createContentCache({ fetch, onNews: documents.expire, editsAreTold, log });
}

interface SharedOptions extends EdgeOptions {
  readonly running: (() => unknown)[];
  readonly stop: () => Promise<void>;
}

/**
 * What all edges of the site share: the database, in this program's schema. While it is away, an edge that has served before
 * begins with the last answers of the database.
 */
async function openShared(options: SharedOptions) {
  const { config, log, running } = options;
  if (!config.database) return undefined;
  const {
    bucket,
    database: { url, siteKey },
  } = config;
  const database = openDatabase({ url, log });
  const lastAnswers = await openLastAnswers({ database, file: join(config.dataDir, 'last-answers.json'), log });
  running.push(lastAnswers.close, database.close);
  try {
    await migrateDatabase(url);
  } catch (error) {
    if (!(error instanceof DatabaseAway) || !lastAnswers.isFilled) throw error;
    log.error({ reason: error.message }, 'the database is away: the edge begins with what it knew last');
    migrateLater(options, url);
  }
  return { database, lastAnswers, siteKey, bucket: bucket && openBucket(bucket) };
}

function migrateLater({ log, running, stop, onRefused }: SharedOptions, url: string): void {
  const ended = new AbortController();
  running.push(() => ended.abort());
  migrateWhenBack({ url, log, signal: ended.signal }).catch(async (error: unknown) => {
    await stop();
    onRefused?.(error);
  });
}
