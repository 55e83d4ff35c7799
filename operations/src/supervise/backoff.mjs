const FIRST_MS = 500;
const LONGEST_MS = 30_000;

/**
 * Milliseconds before a program starts again. After a steady run it starts at once, then each pause is twice the one before.
 * @param {number} ends in a row, of which none came after a steady run but the first
 */
export function pauseAfter(ends) {
  return ends <= 1 ? 0 : Math.min(FIRST_MS * 2 ** (ends - 2), LONGEST_MS);
}

/**
 * Whether one more end is said: the first, the second, the fourth, and so on.
 * @param {number} ends in a row
 */
export function isSaid(ends) {
  return Number.isInteger(Math.log2(ends));
}
