import type { FastifyBaseLogger } from 'fastify';
import { formatLock } from 'shared/contract';
import {
  type AnswerContent,
  candidateLock,
  loadLock,
  type ReleaseTable,
  type ReleaseLoader,
  stableLock,
} from 'releases/serving';
import type { Render } from './render-generation.ts';
import { type DocumentSettings, renderJob } from './render-job.ts';
import { taskFor } from './render-task.ts';

export interface WarmUpOptions {
  readonly loader: ReleaseLoader;
  readonly settings: DocumentSettings;
  readonly content: AnswerContent;
  readonly log: FastifyBaseLogger;
}

/**
 * The home page by the releases that serve. The candidates come first: one that hangs takes its worker with it, and what was
 * loaded there.
 */
export async function warmUp(
  { loader, settings, content, log }: WarmUpOptions,
  served: ReleaseTable,
): Promise<Render[]> {
  const stable = stableLock(served);
  const locks = new Map([candidateLock(served), stable].map((lock) => [formatLock(lock), lock]));
  const loaded = await Promise.all([...locks.values()].map((lock) => loadLock({ loader, lock, served, log })));
  return loaded.map((lock) => {
    const job = renderJob(settings, lock, { address: '/' }, 'rendered');
    return { task: taskFor(lock.shell, job), content };
  });
}
