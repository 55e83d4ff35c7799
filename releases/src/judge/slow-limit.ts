/** Milliseconds or CLS above which a visit is slow, once enough of the stable release's are known. */
export interface SlowLimit {
  /** A value of the stable release. */
  add(value: number): void;
  limit(): number | null;
}

/** Clearly slower: half as much again as the value that three of four visitors of the stable release stay below. */
const FACTOR = 1.5;
const QUANTILE = 0.75;
const NEEDED = 20;
const KEPT = 200;

/** @param good a value up to here is never slow */
export function createSlowLimit(good: number): SlowLimit {
  const values: number[] = [];
  return {
    add(value) {
      values.push(value);
      if (values.length > KEPT) values.shift();
    },
    limit() {
      if (values.length < NEEDED) return null;
      const sorted = [...values].sort((a, b) => a - b);
      return Math.max(good, (sorted[Math.floor(sorted.length * QUANTILE)] ?? 0) * FACTOR);
    },
  };
}
