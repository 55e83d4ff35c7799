import { setTimeout as sleep } from 'node:timers/promises';

/** Waits for a condition; fails when it does not come in time. */
export async function until(condition: () => boolean | Promise<boolean>, withinMs = 60_000): Promise<void> {
  const end = Date.now() + withinMs;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`It did not happen within ${withinMs} ms: ${condition.toString()}`);
    await sleep(10);
  }
}
