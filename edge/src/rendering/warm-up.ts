import type { FastifyBaseLogger } from 'fastify';
import { formatLock, releaseName } from 'shared/contract';
import {
  type AnswerContent,
  candidateLock,
  type CurrentReleases,
  isServed,
  loadLock,
  type ReleaseLoader,
  type ReleaseTable,
  stableLock,
} from 'releases/serving';
import { type DocumentSettings, documentTask } from './render-job.ts';
import type { RenderInput, RenderPool } from './render-pool.ts';

export interface WarmUpOptions {
  readonly releases: CurrentReleases;
  readonly loader: ReleaseLoader;
  readonly settings: DocumentSettings;
  readonly content: AnswerContent;
  readonly log: FastifyBaseLogger;
}

/** Starts new render workers when other releases serve. The code of the earlier ones ends with the old workers. */
export function recycleOnNewReleases(pool: RenderPool, options: WarmUpOptions): void {
  const { releases } = options;
  let serving = servingOf(releases.table());
  releases.onChange((table) => {
    const next = servingOf(table);
    if (next !== serving) pool.recycle(() => homePages(options));
    serving = next;
  });
}

/**
 * The home page by the candidates and by the stable releases. The candidates come first: one that hangs ends its worker, and
 * with it the code that the worker has loaded.
 */
async function homePages({ releases, loader, settings, content, log }: WarmUpOptions): Promise<RenderInput[]> {
  const served = releases.table();
  const locks = new Map([candidateLock(served), stableLock(served)].map((lock) => [formatLock(lock), lock]));
  const loaded = await Promise.all([...locks.values()].map((lock) => loadLock({ loader, lock, served, log })));
  return loaded.map((lock) => ({
    task: documentTask(settings, lock, { address: '/', regions: 'rendered' }),
    content,
  }));
}

/** The releases that some visitors get. A change of their shares changes nothing here. */
function servingOf({ sections }: ReleaseTable): string {
  return Object.entries(sections)
    .flatMap(([section, releases]) => releases.filter(isServed).map(({ version }) => releaseName(section, version)))
    .sort()
    .join();
}
