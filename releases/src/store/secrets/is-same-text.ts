import { timingSafeEqual } from 'node:crypto';

/** Compares without telling by its time where the two differ. */
export function isSameText(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
