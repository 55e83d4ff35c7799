import type { FastifyBaseLogger } from 'fastify';
import type { AnswerContent, CurrentReleases, ReleaseLoader } from 'releases/serving';
import type { Config } from '../config/config.ts';
import type { ContentCache } from '../content/content-cache.ts';
import { cachedContent } from './cached-content.ts';
import { type DocumentSettings, documentSettings } from './document-settings.ts';
import { recycleOnNewReleases } from './recycle-on-new-releases.ts';
import { createReleaseCircuits, type ReleaseCircuits } from './release-circuits.ts';
import { createRenderPool, type RenderPool } from './render-pool.ts';
import { warmUp } from './warm-up.ts';

export interface RenderingOptions {
  readonly config: Config;
  /** The built render worker. */
  readonly workerFile: string;
  readonly cache: ContentCache;
  readonly releases: CurrentReleases;
  readonly loader: ReleaseLoader;
  readonly log: FastifyBaseLogger;
}

/** What draws documents. */
export interface OpenedRendering {
  readonly pool: RenderPool;
  readonly circuits: ReleaseCircuits;
  /** What loaders on the server get. */
  readonly content: AnswerContent;
  readonly settings: DocumentSettings;
}

/** Opens the render pool; new releases get new workers. Whoever opens it closes the pool. */
export function openRendering({ config, workerFile, cache, releases, loader, log }: RenderingOptions): OpenedRendering {
  const onCrash = (err: Error) => log.error({ err }, 'a render worker died; another one takes its place');
  const pool = createRenderPool({ workerFile, onCrash, ...config.render, waitMs: config.render.limitMs });
  const content = cachedContent({ cache, log });
  const settings = documentSettings(config);
  recycleOnNewReleases(releases, pool, (served) => warmUp({ loader, content, settings, log }, served));
  return { pool, circuits: createReleaseCircuits(), content, settings };
}
