/** A fair sample of any number of values. */
export interface Sample {
  add(value: number): void;
  /** @param share 0 to 1; null while there is no value */
  quantile(share: number): number | null;
}

const SIZE = 100;

/** Reservoir sampling (Vitter's algorithm R): each value is kept with the same probability. */
export function createSample(): Sample {
  const kept: number[] = [];
  let seen = 0;
  return {
    add(value) {
      seen += 1;
      const place = kept.length < SIZE ? kept.length : Math.floor(Math.random() * seen);
      if (place < SIZE) kept[place] = value;
    },
    quantile(share) {
      const sorted = [...kept].sort((a, b) => a - b);
      return sorted[Math.floor(sorted.length * share)] ?? null;
    },
  };
}
