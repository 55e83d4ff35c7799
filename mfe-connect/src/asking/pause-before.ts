const FIRST_MS = 1_000;
const LONGEST_MS = 30_000;

/** Milliseconds before asking again: each pause twice the last one, up to half a minute. @param attempts so far */
export function pauseBefore(attempts: number): number {
  return Math.min(FIRST_MS * 2 ** attempts, LONGEST_MS);
}
