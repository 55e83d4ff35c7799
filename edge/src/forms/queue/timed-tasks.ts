import { setTimeout as wait } from 'node:timers/promises';

export interface Timer {
  /** Calls the function after a delay, and cancels an earlier `set`. Does nothing after `stop`. */
  set(milliseconds: number): void;
  stop(): void;
  stopped(): boolean;
}

/** Calls a function now, and again after each `set`. */
export function createTimer(onTime: () => void): Timer {
  let stopped = false;
  let timer = setTimeout(onTime, 0);
  return {
    set(milliseconds) {
      clearTimeout(timer);
      if (!stopped) timer = setTimeout(onTime, milliseconds).unref();
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
    stopped: () => stopped,
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
