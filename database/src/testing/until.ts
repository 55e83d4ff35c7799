import { setTimeout as sleep } from 'node:timers/promises';

/** Ends a hang, far above what a slow machine needs: it never judges speed. */
const PATIENCE_MS = 60_000;

/** Waits for a condition. Throws when it never comes true. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  while (!(await condition())) {
    if (performance.now() > end)
      throw new Error(`It did not happen within ${PATIENCE_MS / 1000} s: ${condition.toString()}`);
    await sleep(10);
  }
}
