import { setTimeout as pause } from 'node:timers/promises';

const LOOK_EVERY_MS = 10;

/**
 * Milliseconds until a condition is true. Throws after the limit.
 * @param what the condition in words, for the error
 */
export async function until(what: string, limitMs: number, isTrue: () => Promise<boolean>): Promise<number> {
  const begun = performance.now();
  while (!(await isTrue())) {
    if (performance.now() - begun > limitMs) throw new Error(`Not within ${limitMs / 1_000} s: ${what}.`);
    await pause(LOOK_EVERY_MS);
  }
  return performance.now() - begun;
}
