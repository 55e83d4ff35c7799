import pLimit from 'p-limit';
import { RenderRefused } from './render-refused.ts';

/** Work that waits for a free thread: for a while, but not for longer than anybody would wait for it. */
export interface RenderQueue {
  /** Runs it in its turn. Throws {@link RenderRefused} when that would be, or was, too late. */
  run<T>(work: () => Promise<T>): Promise<T>;
}

export interface RenderQueueOptions {
  /** How many run at once. */
  readonly threads: number;
  /** Milliseconds that one may wait at most. */
  readonly waitMs: number;
  /** Milliseconds; tests move it. */
  readonly now?: () => number;
}

/** What a document takes, before any was made. */
const FIRST_GUESS_MS = 20;
/** Of the latest in the mean: it follows a change within some ten documents. */
const WEIGHT = 0.1;

/** Bound by time, not by number: how many can wait is a matter of the machine, and of the pages that are asked for. */
export function createRenderQueue({ threads, waitMs, now = () => performance.now() }: RenderQueueOptions): RenderQueue {
  const queue = pLimit(threads);
  let meanMs = FIRST_GUESS_MS;

  async function timed<T>(work: () => Promise<T>): Promise<T> {
    const begun = now();
    return work().finally(() => (meanMs += WEIGHT * (now() - begun - meanMs)));
  }

  return {
    async run(work) {
      const expectedMs = (queue.pendingCount / threads) * meanMs;
      if (expectedMs > waitMs) throw new RenderRefused(`A document would wait ${Math.round(expectedMs)} ms.`);
      const asked = now();
      return queue(async () => {
        // Those ahead of it took longer than was to be expected: one may have hung.
        if (now() - asked > waitMs) throw new RenderRefused(`A document has waited more than ${waitMs} ms.`);
        return timed(work);
      });
    },
  };
}
