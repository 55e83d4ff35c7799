const FIRST_MS = 1_000;
const LONGEST_MS = 5 * 60_000;

/**
 * Milliseconds until the next attempt: twice as long each time, five minutes at most, and anywhere in the second half of
 * that, so that many forms do not come back at one moment.
 * @param attempts made so far @param atLeast what the other side asked for
 */
export function retryDelay(attempts: number, atLeast = 0, random = Math.random): number {
  const longest = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(attempts - 1, 20));
  return Math.round(Math.max(longest * (0.5 + random() / 2), Math.min(atLeast, LONGEST_MS)));
}
