export interface Repeated {
  /** Begins, or ends the pause. */
  now(): void;
  /** Resolves when work under way has ended. */
  stop(): Promise<void>;
}

/** Does some work again and again, from the first call on. @param work resolves with the milliseconds until the next time */
export function repeat(work: () => Promise<number>): Repeated {
  let [isRunning, isWanted, isStopped] = [false, false, false];
  let wake = () => {};
  let running = Promise.resolve();

  async function run(): Promise<void> {
    while (!isStopped) {
      isWanted = false;
      const pause = await work();
      if (!isWanted && !isStopped) await sleep(pause);
    }
  }

  /** It keeps no process alive. */
  function sleep(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds).unref();
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  return {
    now() {
      isWanted = true;
      wake();
      if (isRunning) return;
      isRunning = true;
      running = run();
    },
    async stop() {
      isStopped = true;
      wake();
      await running;
    },
  };
}
