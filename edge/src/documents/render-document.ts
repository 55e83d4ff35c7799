import type { FastifyBaseLogger } from 'fastify';
import { formatLock, type RenderJob, type SectionFailure } from 'shared/contract';
import type { LoadedLock } from '../releases/load-lock.ts';
import type { AnswerContent } from './content-port.ts';
import { isListed } from './is-listed.ts';
import { type DocumentRequest, type DocumentSettings, renderJob } from './render-job.ts';
import type { RenderPool } from './render-pool.ts';
import { RenderRefused } from './render-refused.ts';
import { taskFor } from './render-task.ts';
import type { RenderedDocument } from './rendered-document.ts';

export interface RenderDocument {
  readonly pool: RenderPool;
  readonly content: AnswerContent;
  readonly settings: DocumentSettings;
  readonly log: FastifyBaseLogger;
}

/** A document, and the releases that it is of in the end. */
export interface ServedDocument extends RenderedDocument {
  readonly loaded: LoadedLock;
  /** The first render crashed or was ended. */
  readonly ended: boolean;
}

/**
 * One document by one lock. A render that crashed or was ended is tried again with the stable releases, if the lock has
 * others, and then with the frame only, which the browser fills in. Rejects when that fails too, or when the edge has no
 * time for it.
 */
export async function renderDocument(
  { pool, content, settings, log }: RenderDocument,
  loaded: LoadedLock,
  request: DocumentRequest,
): Promise<ServedDocument> {
  const turn = isListed(loaded, request.address) ? 'page' : 'passing';
  const attempt = async (releases: LoadedLock, regions: RenderJob['regions']): Promise<ServedDocument> => {
    const job = renderJob(settings, releases, request, regions);
    return {
      ...(await pool.render({ task: taskFor(releases.shell, job), content }, turn)),
      loaded: releases,
      ended: releases !== loaded || regions !== 'rendered',
    };
  };
  const { standIn } = loaded;
  try {
    return await attempt(loaded, 'rendered');
  } catch (error) {
    refuse(error);
    log.error({ err: error, lock: formatLock(loaded.lock) }, 'a render was ended');
    return standIn ? replaceEnded(loaded, standIn, error) : attempt(loaded, 'left-to-browser');
  }

  async function replaceEnded(ended: LoadedLock, stable: LoadedLock, error: unknown): Promise<ServedDocument> {
    try {
      const document = await attempt(stable, 'rendered');
      return { ...document, whole: false, failures: [...endedBy(ended, stable, error), ...document.failures] };
    } catch (again) {
      refuse(again);
      log.error({ err: again, lock: formatLock(stable.lock) }, 'a render by the stable releases was ended too');
      return attempt(stable, 'left-to-browser');
    }
  }
}

/** What the edge has no time for is not tried again. */
function refuse(error: unknown): void {
  if (error instanceof RenderRefused) throw error;
}

/** Nobody can say which release it was: each that is not the stable one may have ended the render. */
function endedBy({ lock }: LoadedLock, standIn: LoadedLock, error: unknown): SectionFailure[] {
  const cause = `The render was ended: ${error instanceof Error ? error.message : String(error)}`;
  return Object.entries(lock).flatMap(([section, version]) => {
    if (version === standIn.lock[section]) return [];
    return [{ ok: false, reason: 'render', cause, section, version, replaced: true } as const];
  });
}
