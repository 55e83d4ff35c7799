import pLimit from 'p-limit';
import { Piscina } from 'piscina';
import * as v from 'valibot';
import type { RenderTask } from './render-task.ts';
import { RenderedDocument } from './rendered-document.ts';

export interface RenderPoolOptions {
  /** The built render worker. */
  readonly workerFile: string;
  readonly threads: number;
  /** A render that takes longer ends with its worker: JavaScript cannot be interrupted from inside. */
  readonly limitMs: number;
  readonly memoryMb: number;
  /** A worker died between two documents, of something that one of them left running. */
  readonly onCrash: (error: Error) => void;
}

export interface RenderPool {
  /** Throws {@link RenderRefused} when too many wait; rejects when the render crashed or was ended. */
  render(task: RenderTask): Promise<RenderedDocument>;
  /** New workers take over; the old ones finish what they have. Unloads the code of releases no longer served. */
  recycle(): void;
  close(): Promise<void>;
}

/** More documents wait than could be made in time: refusing at once is kinder than a late failure. */
export class RenderRefused extends Error {
  override readonly name = 'RenderRefused';
}

const MAX_WAITING_PER_THREAD = 50;
/** Bounds what leaks in a section's server code can amount to. */
const RENDERS_PER_GENERATION = 20_000;

/** Documents are rendered in worker threads, so that a section which loops, leaks or crashes takes down one render only. */
export function createRenderPool(options: RenderPoolOptions): RenderPool {
  const { threads, limitMs } = options;
  // Queued here, not by the workers: the time limit is for rendering, not for waiting.
  const queue = pLimit(threads);
  const retiring = new Set<Promise<void>>();
  let generation = startGeneration(options);

  function recycle(): void {
    const retired = retire(generation).finally(() => retiring.delete(retired));
    retiring.add(retired);
    generation = startGeneration(options);
  }

  async function run(task: RenderTask): Promise<RenderedDocument> {
    if (generation.rendered === RENDERS_PER_GENERATION) recycle();
    return v.parse(RenderedDocument, await renderBy(generation, task, limitMs));
  }

  return {
    recycle,
    async render(task) {
      if (queue.pendingCount >= threads * MAX_WAITING_PER_THREAD)
        throw new RenderRefused('Too many documents are waiting.');
      return queue(run, task);
    },
    async close() {
      await Promise.all([...retiring, retire(generation)]);
    },
  };
}

/** Worker threads that started together, and end together. */
interface Generation {
  readonly workers: Piscina;
  readonly running: Set<Promise<unknown>>;
  rendered: number;
}

function startGeneration({ workerFile, threads, memoryMb, onCrash }: RenderPoolOptions): Generation {
  const workers = new Piscina({
    filename: workerFile,
    minThreads: threads,
    maxThreads: threads,
    // A blocking wait for the next task would freeze what the last one left running.
    atomics: 'disabled',
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    // Section code gets no look at the edge's settings and secrets.
    env: { NODE_ENV: 'production' },
  });
  workers.on('error', onCrash);
  return { workers, running: new Set(), rendered: 0 };
}

async function renderBy(generation: Generation, task: RenderTask, limitMs: number): Promise<unknown> {
  generation.rendered += 1;
  const render = generation.workers.run(task, { signal: AbortSignal.timeout(limitMs) });
  generation.running.add(render);
  try {
    return await render;
  } finally {
    generation.running.delete(render);
  }
}

/** Not piscina's own `close`: it waits in vain for a worker that was ended meanwhile. */
async function retire({ workers, running }: Generation): Promise<void> {
  await Promise.allSettled(running);
  await workers.destroy();
}
