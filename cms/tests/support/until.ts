import { setTimeout as pause } from 'node:timers/promises';

/** Ends a hang, and is below the limit of a test. */
const PATIENCE_MS = 240_000;
const POLL_MS = 20;

/** Waits for a condition. Throws when it never comes true. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  while (!(await condition())) {
    if (performance.now() > end) throw new Error(`It did not happen within ${PATIENCE_MS} ms: ${condition.toString()}`);
    await pause(POLL_MS);
  }
}
