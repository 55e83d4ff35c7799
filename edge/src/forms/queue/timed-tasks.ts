import { setTimeout as wait } from 'node:timers/promises';

/** A task that runs again and again, and never twice at once. */
export interface RepeatedTask {
  /** Runs it now. During a run, it runs once more after that. Does nothing after `stop`. */
  wake(): void;
  stopped(): boolean;
  /** Resolves when a run under way has ended. */
  stop(): Promise<void>;
}

/** Runs a task now, and again after the milliseconds that it returns. @param task never rejects */
export function repeatTask(task: () => Promise<number>): RepeatedTask {
  const state = { stopped: false, running: false, again: false };
  let run = Promise.resolve();
  let timer = setTimeout(start, 0);

  function start(): void {
    run = runOnce();
  }

  async function runOnce(): Promise<void> {
    Object.assign(state, { running: true, again: false });
    const delay = await task();
    state.running = false;
    if (!state.stopped) timer = setTimeout(start, state.again ? 0 : delay).unref();
  }

  return {
    wake() {
      state.again = true;
      if (state.running || state.stopped) return;
      clearTimeout(timer);
      timer = setTimeout(start, 0).unref();
    },
    stopped: () => state.stopped,
    async stop() {
      state.stopped = true;
      clearTimeout(timer);
      await run;
    },
  };
}

export interface TaskSet {
  /** @param task never rejects */
  add(task: Promise<void>): void;
  size(): number;
  /** Waits for all tasks, and aborts those that take longer. */
  finish(aborting: AbortController, withinMs: number): Promise<void>;
}

/** Tracks tasks under way. @param onEnd called after each of them */
export function createTaskSet(onEnd: () => void): TaskSet {
  const tasks = new Set<Promise<void>>();
  return {
    add(task) {
      const tracked = task.finally(() => {
        tasks.delete(tracked);
        onEnd();
      });
      tasks.add(tracked);
    },
    size: () => tasks.size,
    async finish(aborting, withinMs) {
      const finished = Promise.all(tasks);
      await Promise.race([finished, wait(withinMs, undefined, { ref: false })]);
      aborting.abort();
      await finished;
    },
  };
}
