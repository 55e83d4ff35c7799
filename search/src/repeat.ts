export interface Repeated {
  /** Begins, or ends the pause. */
  now(): void;
  stop(): void;
}

/** Does some work again and again, from the first call on. @param work resolves with the milliseconds until the next time */
export function repeat(work: () => Promise<number>): Repeated {
  let [isRunning, isWanted, isStopped] = [false, false, false];
  let wake = () => {};

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
      void run();
    },
    stop() {
      isStopped = true;
      wake();
    },
  };
}
