import { LRUCache } from 'lru-cache';
import * as v from 'valibot';

/** A set of names with a bound: beyond it, the one that was longest not asked for is forgotten. */
export interface Names {
  /** Whether it was new. */
  add(name: string): boolean;
  count(): number;
}

const REMEMBERED = 50_000;

export function createNames(): Names {
  // Not `max`: room for that many would be taken at once.
  const names = new LRUCache<string, true>({ maxSize: REMEMBERED, sizeCalculation: () => 1 });
  return {
    add(name) {
      if (names.get(name)) return false;
      names.set(name, true);
      return true;
    },
    count: () => names.size,
  };
}

/** What is measured of a visit: the web vitals (https://web.dev/articles/vitals), and the edge's time for the document. */
export type Measure = 'lcp' | 'inp' | 'cls' | 'render';

interface MeasureWords {
  /** A value up to here is good for everybody, however good the stable release is. */
  readonly good: number;
  readonly means: string;
}

/** Milliseconds, CLS without a unit. */
export const MEASURES: Readonly<Record<Measure, MeasureWords>> = {
  lcp: { good: 1_000, means: 'pages show their main content late' },
  inp: { good: 200, means: 'pages answer taps and keys late' },
  cls: { good: 0.1, means: 'pages jump about' },
  render: { good: 200, means: 'the edge takes long for documents' },
};

/** One visitor's part in one rollout. Nothing in it says who they are: the names are keyed hashes, of this rollout only. */
export const Part = v.strictObject({
  section: v.string(),
  /** Names the rollout, see {@link rolloutsOf}. */
  rollout: v.string(),
  /** The release that serves them, and whether it is the candidate. */
  version: v.string(),
  onCandidate: v.boolean(),
  /** The candidate's share of the visitors when they came, 0 to 1. */
  chance: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  visitor: v.string(),
  network: v.string(),
});
export type Part = v.InferOutput<typeof Part>;
