import PQueue from 'p-queue';
import { RenderRefused } from './render-refused.ts';

/** The site's own pages, which many ask for, go ahead of whatever else is asked for: they are few. */
export type RenderTurn = keyof typeof PRIORITY;

/** Work that waits for a free thread: for a while, but not for longer than anybody would wait for it. */
export interface RenderQueue {
  /** Runs it in its turn. Throws {@link RenderRefused} when that would be, or was, too late. */
  run<T>(work: () => Promise<T>, turn: RenderTurn): Promise<T>;
  /** Nothing runs or waits. */
  isIdle(): boolean;
}

export interface RenderQueueOptions {
  /** How many run at once. */
  readonly threads: number;
  /** Milliseconds: what would wait longer, by the latest ones, is refused at once. */
  readonly waitMs: number;
  /** Milliseconds; tests move it. */
  readonly now?: () => number;
}

const PRIORITY = { passing: 0, page: 1 };
/** What a document takes, before any was made. */
const FIRST_GUESS_MS = 20;
/** Of `waitMs`: one that has waited is better late than refused, but nobody waits for ever. A cold start is slow, and a thread may hang. */
const LATEST = 3;
/** Of the latest in the mean: it follows a change within some ten documents. */
const WEIGHT = 0.1;

/** Bound by time, not by number: how many can wait is a matter of the machine, and of the pages that are asked for. */
export function createRenderQueue({ threads, waitMs, now = () => performance.now() }: RenderQueueOptions): RenderQueue {
  const queue = new PQueue({ concurrency: threads });
  let meanMs = FIRST_GUESS_MS;

  async function timed<T>(work: () => Promise<T>): Promise<T> {
    const begun = now();
    return work().finally(() => (meanMs += WEIGHT * (now() - begun - meanMs)));
  }

  function refuseLate(turn: RenderTurn): void {
    const ahead = turn === 'page' ? queue.sizeBy({ priority: PRIORITY.page }) : queue.size;
    const expectedMs = (ahead / threads) * meanMs;
    if (expectedMs > waitMs) throw new RenderRefused(`A document would wait ${Math.round(expectedMs)} ms.`);
  }

  return {
    async run(work, turn) {
      refuseLate(turn);
      const asked = now();
      const inTurn = () => {
        const waitedMs = now() - asked;
        if (waitedMs > LATEST * waitMs) throw new RenderRefused(`A document has waited ${Math.round(waitedMs)} ms.`);
        return timed(work);
      };
      return queue.add(inTurn, { priority: PRIORITY[turn] });
    },
    isIdle: () => queue.pending + queue.size === 0,
  };
}
