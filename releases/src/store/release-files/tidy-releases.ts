import type { LastAnswers } from 'database';
import type { FastifyBaseLogger } from 'fastify';
import { releaseName } from 'shared/contract';
import type { ReleaseStore } from '../release-store.ts';

const EVERY_MS = 3_600_000;

export interface TidyOptions {
  readonly store: Pick<ReleaseStore, 'read' | 'tidy'>;
  /** Nothing is deleted while this copy answers `read`: it may not name the releases since. */
  readonly lastAnswers?: Pick<LastAnswers, 'mustAnswer'> | undefined;
  readonly log: FastifyBaseLogger;
}

/**
 * Deletes files that no release table names: of releases that were pruned on another edge or only in part, and of publications
 * that were given up. Looks now and every hour. Returns a function that stops it.
 */
export function tidyReleases(options: TidyOptions): () => Promise<void> {
  const { log } = options;
  const run = () =>
    tidyOnce(options).catch((err: unknown) => log.error({ err }, 'old release files cannot be deleted'));
  let running = run();
  const looking = setInterval(() => void (running = running.then(run)), EVERY_MS).unref();
  return async () => {
    clearInterval(looking);
    await running;
  };
}

/** Without a table it does nothing: a lost table would take every release with it. */
export async function tidyOnce({ store, lastAnswers, log }: TidyOptions): Promise<void> {
  if (lastAnswers?.mustAnswer()) return;
  const { table, serial } = await store.read();
  if (serial === 0) return;
  const named = new Set(
    Object.entries(table.sections).flatMap(([section, entries]) =>
      entries.map(({ version }) => releaseName(section, version)),
    ),
  );
  const gone = await store.tidy(({ section, version }) => named.has(releaseName(section, version)));
  if (gone.length > 0) log.info({ releases: gone }, 'files that no release table names were deleted');
}
