import type { Attempt, OpenRenderer } from 'releases/control';
import { RenderEnded } from './errors.ts';
import { taskFor } from './render-job.ts';
import { createRenderPool } from './render-pool.ts';
import { CONTENT_ORIGIN } from './worker/content-fetch.ts';

/**
 * The gate's renderer: a render pool with one thread, separate from the visitors' pool.
 * @param workerFile the built render worker
 */
export function trialRenderer(workerFile: string): OpenRenderer {
  return ({ limitMs, memoryMb, log }) => {
    const onCrash = (err: Error) => log.warn({ err }, 'a render worker of the gate died');
    const pool = createRenderPool({ workerFile, threads: 1, onCrash, limitMs, memoryMb, waitMs: limitMs });
    return {
      draw: (shell, job, content) =>
        pool.render({ task: taskFor(shell, { ...job, contentOrigin: CONTENT_ORIGIN }), content }).then(
          (document): Attempt => ({ document }),
          (error: unknown): Attempt => ({ ended: wordsFor(error) }),
        ),
      close: pool.close,
    };
  };
}

function wordsFor(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error instanceof RenderEnded && error.timedOut ? 'it did not come to an end in time' : error.message;
}
