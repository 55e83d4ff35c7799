import PQueue from 'p-queue';
import { RenderRefused } from './errors.ts';

/** Pages of the site go first: they are few, and many ask for them. */
export type RenderTurn = keyof typeof PRIORITY;

/** Renders that wait for a free thread. */
export interface RenderQueue {
  /** Runs `work` in its turn. Throws {@link RenderRefused} when the wait would be, or was, too long. */
  run<T>(work: () => Promise<T>, turn: RenderTurn): Promise<T>;
  /** Nothing runs or waits. */
  isIdle(): boolean;
}

export interface RenderQueueOptions {
  /** How many renders run at once. */
  readonly threads: number;
  /** Milliseconds. A render is refused at once when its expected wait is longer. */
  readonly waitMs: number;
  /** Milliseconds; tests set it. */
  readonly now?: () => number;
}

const PRIORITY = { passing: 0, page: 1 };
/** Milliseconds of a render, before any was measured. */
const FIRST_GUESS_MS = 20;
/** A render that has waited this many times `waitMs` is refused: a cold start is slow, or a thread hangs. */
const MAX_WAITS = 3;
/** The weight of the latest render in the mean, which so follows a change within some ten renders. */
const WEIGHT = 0.1;

/** The limit is a time and not a number: how many can wait depends on the machine and on the pages. */
export function createRenderQueue({ threads, waitMs, now = () => performance.now() }: RenderQueueOptions): RenderQueue {
  const queue = new PQueue({ concurrency: threads });
  let meanMs = FIRST_GUESS_MS;
  async function timed<T>(work: () => Promise<T>): Promise<T> {
    const begun = now();
    return work().finally(() => (meanMs += WEIGHT * (now() - begun - meanMs)));
  }

  function refuseLongWait(turn: RenderTurn): void {
    const ahead = turn === 'page' ? queue.sizeBy({ priority: PRIORITY.page }) : queue.size;
    const expectedMs = (ahead / threads) * meanMs;
    if (expectedMs > waitMs) throw new RenderRefused(`A document would wait ${Math.round(expectedMs)} ms.`);
  }

  return {
    async run(work, turn) {
      refuseLongWait(turn);
      const asked = now();
      const inTurn = () => {
        const waitedMs = now() - asked;
        if (waitedMs > MAX_WAITS * waitMs) throw new RenderRefused(`A document has waited ${Math.round(waitedMs)} ms.`);
        return timed(work);
      };
      return queue.add(inTurn, { priority: PRIORITY[turn] });
    },
    isIdle: () => queue.pending + queue.size === 0,
  };
}
