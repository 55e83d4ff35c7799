import type { FastifyBaseLogger } from 'fastify';
import type { AnswerContent, CurrentReleases, ReleaseLoader } from 'releases/serving';
import type { Search } from 'search';
import type { Config } from '../config/config.ts';
import type { ContentCache } from '../content/content-cache.ts';
import { contentOfDocuments } from './cached-content.ts';
import { createReleaseCircuits, type ReleaseCircuits } from './release-circuits.ts';
import type { DocumentSettings } from './render-job.ts';
import { createRenderPool, type RenderPool } from './render-pool.ts';
import { recycleOnNewReleases } from './warm-up.ts';

export interface RenderingOptions {
  readonly config: Config;
  /** The built render worker. */
  readonly workerFile: string;
  readonly cache: ContentCache;
  readonly search: Search;
  readonly releases: CurrentReleases;
  readonly loader: ReleaseLoader;
  readonly log: FastifyBaseLogger;
}

/** What renders documents. */
export interface OpenedRendering {
  readonly pool: RenderPool;
  readonly circuits: ReleaseCircuits;
  /** Answers loaders on the server. */
  readonly content: AnswerContent;
  readonly settings: DocumentSettings;
}

/** Opens the render pool; new releases get new workers. The caller closes the pool. */
export function openRendering(options: RenderingOptions): OpenedRendering {
  const { config, workerFile, cache, search, releases, loader, log } = options;
  const { publicUrl, publicConfig, render } = config;
  const onCrash = (err: Error) => log.error({ err }, 'a render worker died; another one takes its place');
  const pool = createRenderPool({ workerFile, onCrash, ...render, waitMs: render.limitMs });
  const content = search.over(contentOfDocuments(cache, log));
  const settings = { publicUrl, publicConfig, budgetMs: render.budgetMs };
  recycleOnNewReleases(pool, { releases, loader, content, settings, log });
  return { pool, circuits: createReleaseCircuits(), content, settings };
}
