import { Piscina } from 'piscina';
import * as v from 'valibot';
import type { AnswerContent } from 'releases/serving';
import { openContentPort } from './content-port.ts';
import { enteredRelease, newEnteredCell } from './worker/entered-release.ts';
import { RenderEnded } from './render-ended.ts';
import type { RenderTask } from './render-task.ts';
import { RenderedDocument } from './rendered-document.ts';

export interface GenerationOptions {
  /** The built render worker. */
  readonly workerFile: string;
  /** At most; one stays when there is little to do. */
  readonly threads: number;
  /** A render that takes longer ends with its worker: JavaScript cannot be interrupted from inside. */
  readonly limitMs: number;
  readonly memoryMb: number;
  /** A worker died between two documents, of something that one of them left running. */
  readonly onCrash: (error: Error) => void;
}

/** What a worker makes a document of. */
export interface Render {
  readonly task: RenderTask;
  /** What the loaders ask for; a document without something of it is not whole. */
  readonly content: AnswerContent;
}

/** Worker threads that end together. */
export interface Generation {
  /** Rejects with {@link RenderEnded} when the render crashed or was ended. */
  render(render: Render): Promise<RenderedDocument>;
  rendered(): number;
  /** When what is under way is done. */
  retire(): Promise<void>;
}

const IDLE_MS = 30_000;

export function startGeneration({ workerFile, threads, limitMs, memoryMb, onCrash }: GenerationOptions): Generation {
  const running = new Set<Promise<unknown>>();
  let rendered = 0;
  const workers = new Piscina({
    filename: workerFile,
    minThreads: 1,
    maxThreads: threads,
    idleTimeout: IDLE_MS,
    // A blocking wait for the next task would freeze what the last one left running.
    atomics: 'disabled',
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    // Section code gets no look at the edge's settings and secrets.
    env: { NODE_ENV: 'production' },
  });
  workers.on('error', onCrash);

  return {
    rendered: () => rendered,
    async render({ task, content }) {
      rendered += 1;
      const { port, failed, close } = openContentPort(content);
      const entered = newEnteredCell();
      // Not AbortSignal.timeout: it would keep the task until the time is over, long after the document is sent.
      const limit = new AbortController();
      const timer = setTimeout(() => limit.abort(), limitMs);
      const { signal } = limit;
      const render = workers.run({ ...task, content: port, entered }, { signal, transferList: [port] });
      running.add(render);
      try {
        const document = v.parse(RenderedDocument, await render);
        return { ...document, whole: document.whole && !failed() };
      } catch (error) {
        throw new RenderEnded(error, enteredRelease(entered, task.job), signal.aborted);
      } finally {
        clearTimeout(timer);
        running.delete(render);
        close();
      }
    },
    /** Not piscina's own `close`: it waits in vain for a worker that was ended meanwhile. */
    async retire() {
      await Promise.allSettled(running);
      await workers.destroy();
    },
  };
}
