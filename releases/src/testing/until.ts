import { setTimeout as sleep } from 'node:timers/promises';

/** Ends a test that hangs. It is far longer than slow machines need. */
const PATIENCE_MS = 60_000;

/** Waits for a condition. Throws when it stays false. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  while (!(await condition())) {
    if (performance.now() > end)
      throw new Error(`It did not happen within ${PATIENCE_MS / 1000} s: ${condition.toString()}`);
    await sleep(10);
  }
}
