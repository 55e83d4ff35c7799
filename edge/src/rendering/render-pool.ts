import * as v from 'valibot';
import type { AnswerContent } from 'releases/serving';
import { openContentPort } from './content-port.ts';
import { RenderEnded } from './errors.ts';
import { createRenderQueue, type RenderTurn } from './render-queue.ts';
import { RenderResult } from './render-result.ts';
import { enteredRelease, newEnteredCell } from './worker/entered-release.ts';
import { type RenderTask, shareJob } from './worker/render-task.ts';
import { createGenerations, type WorkerGeneration, type WorkerOptions } from './worker-generations.ts';

/** What a worker needs for one render. */
export interface RenderInput {
  readonly task: RenderTask;
  /** Answers the loaders. When an answer fails, the document is not whole. */
  readonly content: AnswerContent;
}

/** The documents that new workers render first. They load the code of the releases that serve, and reach no visitor. */
type WarmUpInputs = () => Promise<readonly RenderInput[]>;

export interface RenderPool {
  /** Rejects with RenderRefused when the wait would be too long, and with RenderEnded when the render crashed or timed out. */
  render(input: RenderInput, turn?: RenderTurn): Promise<RenderResult>;
  /** No document is being rendered, and none waits. */
  isIdle(): boolean;
  /**
   * Replaces the workers, so that the code of releases which no longer serve is unloaded.
   * @param warmUp replaces the earlier one
   */
  recycle(warmUp?: WarmUpInputs): void;
  close(): Promise<void>;
}

export interface RenderPoolOptions extends WorkerOptions {
  /** Milliseconds that a document may wait for a thread. */
  readonly waitMs: number;
  /**
   * Milliseconds. A longer render ends with its worker, because JavaScript cannot be interrupted from inside. On a busy
   * machine it may take up to three times as long.
   */
  readonly limitMs: number;
}

/** Renders documents in worker threads: a section that loops, leaks or crashes takes down one render only. */
export function createRenderPool({ waitMs, limitMs, ...options }: RenderPoolOptions): RenderPool {
  // The queue is here and not in the workers: the time limit counts rendering, not waiting.
  const queue = createRenderQueue({ threads: options.threads, waitMs });
  let warmUp: WarmUpInputs = async () => [];
  const generations = createGenerations({
    ...options,
    // A failure here happens again for a visitor, and is logged then.
    async warm(generation) {
      const inputs = await warmUp().catch(() => []);
      for (const input of inputs) await renderIn(generation, input, limitMs).catch(() => undefined);
    },
  });
  return {
    render: (input, turn = 'page') => queue.run(() => renderIn(generations.current(), input, limitMs), turn),
    isIdle: queue.isIdle,
    recycle(next = warmUp) {
      warmUp = next;
      generations.recycle();
    },
    close: generations.close,
  };
}

async function renderIn(
  generation: WorkerGeneration,
  { task, content }: RenderInput,
  limitMs: number,
): Promise<RenderResult> {
  const { port, failed, close } = openContentPort(content);
  const entered = newEnteredCell();
  const limit = startLimit(limitMs);
  try {
    const sent = { ...task, job: shareJob(task.job), content: port, entered };
    const result = v.parse(RenderResult, await generation.run(sent, limit.signal));
    return { ...result, whole: result.whole && !failed() };
  } catch (error) {
    throw new RenderEnded(error, enteredRelease(entered, task.job), limit.signal.aborted);
  } finally {
    limit.end();
    close();
  }
}

/** Code may also wait without using a processor. So a render takes no more limits than these. */
const LIMITS_AT_MOST = 3;

/** Code that loops uses a processor. Where the process got less than half of one, others had it, and the render goes on. */
function startLimit(limitMs: number) {
  // AbortSignal.timeout would hold the task in memory until the time is over.
  const limit = new AbortController();
  const began = process.cpuUsage();
  let limits = 0;
  const timer = setInterval(() => {
    limits += 1;
    const { user, system } = process.cpuUsage(began);
    const usedMs = (user + system) / 1_000;
    if (usedMs >= limitMs / 2 || limits === LIMITS_AT_MOST) limit.abort();
  }, limitMs);
  return { signal: limit.signal, end: () => clearInterval(timer) };
}
