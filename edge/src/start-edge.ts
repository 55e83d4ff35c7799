import type { FastifyBaseLogger } from 'fastify';
import { createLimits, migrateDatabase, openDatabase } from 'database';
import { openReleases } from 'releases/control';
import { buildApp } from './app.ts';
import type { Config } from './config/config.ts';
import { createContentCache } from './content/content-cache.ts';
import { contentSource } from './content/content-source.ts';
import { createDocumentCache } from './documents/document-cache.ts';
import { openForms } from './forms/open-forms.ts';
import { openRendering } from './rendering/open-rendering.ts';
import { trialRenderer } from './rendering/trial-renderer.ts';

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
}

/** Starts the edge and listens. When that fails, nothing is left running. */
export async function startEdge({ config, log, workerFile }: EdgeOptions): Promise<Edge> {
  const running: (() => unknown)[] = [];
  const stop = async () => {
    for (const end of running.splice(0).reverse()) await end();
  };
  try {
    const shared = await openShared(config, log);
    if (shared) running.push(shared.database.close);
    const limits = createLimits({ shared, log });
    running.push(limits.close);
    const documents = createDocumentCache({ log });
    const editsAreTold = config.contentHookSecret !== undefined;
    const cache = createContentCache({ fetch: contentSource(config), onNews: documents.expire, editsAreTold, log });
    const forms = await openForms({ config, shared, limits, log });
    running.push(forms.close);
    const parts = [forms.part];
    const openRenderer = trialRenderer(workerFile);
    const opened = await openReleases({ ...config, shared, limits, openRenderer, parts, log });
    running.push(opened.close);
    opened.releases.onChange(documents.expire);
    const rendering = openRendering({ ...opened, config, workerFile, cache, log });
    running.push(rendering.pool.close);
    const { database } = shared ?? {};
    const app = await buildApp({ ...opened, ...rendering, config, log, cache, documents, forms, database });
    running.push(() => app.close());
    const address = await app.listen({ host: config.host, port: config.port });
    const notice = await forms.notice();
    if (notice) log.warn(notice);
    return { address, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** What all edges of the site share: the database, in this program's schema. */
async function openShared({ database }: Config, log: FastifyBaseLogger) {
  if (!database) return undefined;
  await migrateDatabase(database.url);
  return { database: openDatabase({ url: database.url, log }), siteKey: database.siteKey };
}
