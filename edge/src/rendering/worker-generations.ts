import { Piscina } from 'piscina';
import type { WorkerTask } from './worker/render-task.ts';

export interface WorkerOptions {
  /** The built render worker. */
  readonly workerFile: string;
  /** At most; one stays when there is little to do. */
  readonly threads: number;
  /** A worker that needs more memory dies. */
  readonly memoryMb: number;
  /** Called when a worker dies between two renders, of code that one of them left running. */
  readonly onCrash: (error: Error) => void;
}

/** Worker threads that started together and end together. */
export interface WorkerGeneration {
  /** Rejects when the worker dies, or is ended because the signal aborts. */
  run(task: WorkerTask, signal: AbortSignal): Promise<unknown>;
  /** How many tasks it was given. */
  started(): number;
  /** Ends the threads after their present tasks. */
  retire(): Promise<void>;
}

export interface WorkerGenerations {
  current(): WorkerGeneration;
  /** Starts new workers, which take over as soon as they are warm. The old ones finish their tasks. */
  recycle(): void;
  close(): Promise<void>;
}

export interface GenerationsOptions extends WorkerOptions {
  /** Loads code in new workers before they take over. Never rejects. */
  readonly warm: (generation: WorkerGeneration) => Promise<void>;
}

const IDLE_MS = 30_000;
/** Limits what leaks of the sections' server code can amount to. */
const TASKS_PER_GENERATION = 20_000;

/** Render workers, which are replaced as a group: new ones have none of the code that the old ones have loaded. */
export function createGenerations({ warm, ...options }: GenerationsOptions): WorkerGenerations {
  const retiring = new Set<Promise<void>>();
  let present = startGeneration(options);
  let coming: WorkerGeneration | null = null;

  function retire(generation: WorkerGeneration): void {
    const retired = generation.retire().finally(() => retiring.delete(retired));
    retiring.add(retired);
  }

  function recycle(): void {
    if (coming) retire(coming);
    const starting = (coming = startGeneration(options));
    void warm(starting).then(() => {
      if (coming !== starting) return;
      retire(present);
      [present, coming] = [starting, null];
    });
  }

  return {
    recycle,
    current() {
      if (!coming && present.started() >= TASKS_PER_GENERATION) recycle();
      return present;
    },
    async close() {
      const [last, next] = [present, coming];
      coming = null;
      await Promise.all([...retiring, last.retire(), next?.retire()]);
    },
  };
}

function startGeneration({ workerFile, threads, memoryMb, onCrash }: WorkerOptions): WorkerGeneration {
  const running = new Set<Promise<unknown>>();
  let started = 0;
  const workers = new Piscina({
    filename: workerFile,
    minThreads: 1,
    maxThreads: threads,
    idleTimeout: IDLE_MS,
    // A blocking wait for the next task would freeze what the last one left running.
    atomics: 'disabled',
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    // Node 20 aborts the whole process when a worker ends while `require` loads an ES module. `import` does not.
    execArgv: [...process.execArgv, '--no-experimental-require-module'],
    // The code of sections must not read the edge's settings and secrets.
    env: { NODE_ENV: 'production' },
  });
  workers.on('error', onCrash);
  return {
    started: () => started,
    async run(task, signal) {
      started += 1;
      const render: Promise<unknown> = workers.run(task, { signal, transferList: [task.content] });
      running.add(render);
      return render.finally(() => running.delete(render));
    },
    async retire() {
      await Promise.allSettled(running);
      // Piscina's own `close` never ends when a worker was ended meanwhile.
      await workers.destroy();
    },
  };
}
