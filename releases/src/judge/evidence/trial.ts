import * as v from 'valibot';
import type { Part } from '../rollout-parts.ts';
import {
  ComparisonSums,
  type Counted,
  createComparison,
  createCounted,
  findingOf,
  inWords,
  noComparison,
  visitorOf,
} from './comparison.ts';

/** What is measured of a visit: web vitals (https://web.dev/articles/vitals) and the edge's render time. */
export type Measure = 'lcp' | 'inp' | 'cls' | 'render';

interface MeasureWords {
  /** Milliseconds; CLS has no unit. A value up to this is never slow. */
  readonly good: number;
  readonly means: string;
}

const MEASURES: Readonly<Record<Measure, MeasureWords>> = {
  lcp: { good: 1_000, means: 'pages show their main content late' },
  inp: { good: 200, means: 'pages answer taps and keys late' },
  cls: { good: 0.1, means: 'pages jump about' },
  render: { good: 200, means: 'the edge takes long for documents' },
};
const ALL_MEASURES = ['lcp', 'inp', 'cls', 'render'] as const;

const SpeedSums = v.object({
  ...ComparisonSums.entries,
  /** The latest values of the stable release. */
  values: v.array(v.number()),
});
type SpeedSums = v.InferOutput<typeof SpeedSums>;

/** Everything that a trial has counted, in numbers that can be stored. */
export const TrialSums = v.object({
  failures: ComparisonSums,
  speeds: v.object({ lcp: SpeedSums, inp: SpeedSums, cls: SpeedSums, render: SpeedSums }),
  /** The candidate's visitors by its share of visitors, 0 to 1. */
  steps: v.record(v.string(), v.number()),
});
export type TrialSums = v.InferOutput<typeof TrialSums>;

export function noSums(): TrialSums {
  const speed = () => ({ ...noComparison(), values: [] });
  return {
    failures: noComparison(),
    speeds: { lcp: speed(), inp: speed(), cls: speed(), render: speed() },
    steps: {},
  };
}

/** The limit is one and a half times the stable release's 75th percentile. */
const FACTOR = 1.5;
const QUANTILE = 0.75;
const NEEDED = 20;
const MAX_VALUES = 200;

/** The value above which a visit is slow; null while too few values are known. @param good is never slow */
function slowLimit(values: readonly number[], good: number): number | null {
  if (values.length < NEEDED) return null;
  const sorted = [...values].sort((a, b) => a - b);
  return Math.max(good, (sorted[Math.floor(sorted.length * QUANTILE)] ?? 0) * FACTOR);
}

export type Verdict =
  | { readonly kind: 'none' }
  /** `failing` is halted, `slow` is paused. */
  | { readonly kind: 'failing' | 'slow'; readonly why: string };

/** Compares a rollout's candidate with the stable release. */
export interface Trial {
  /** A document with the section was rendered for the visitor. */
  visited(part: Part): void;
  failed(part: Part): void;
  /** Counts once per visitor and measure. */
  measured(part: Part, measure: Measure, value: number): void;
  verdict(): Verdict;
  /** How much more the candidate fails, while not yet significant; null when it does not. */
  suspicion(): string | null;
  /** How many visitors the candidate had at a share, 0 to 1. */
  visitorsAt(share: number): number;
}

/** Differences that are ignored even when significant. Shares of visitors, 0 to 1. */
const GAPS = { failing: 0.005, slow: 0.1 };

/** @param sums of the trial so far; they grow @param counted those who are in the sums */
export function createTrial(sums: TrialSums = noSums(), counted: Counted = createCounted()): Trial {
  const { failures, speeds, steps } = sums;
  const comparison = createComparison(failures, counted, 'failures');
  const measured = createMeasured(speeds, counted);
  return {
    visited(part) {
      comparison.visit(part);
      const what = `at ${part.chance}`;
      if (!part.onCandidate || counted.has(visitorOf(part), what)) return;
      counted.add(visitorOf(part), what);
      steps[part.chance] = (steps[part.chance] ?? 0) + 1;
    },
    failed: comparison.bad,
    measured,
    verdict() {
      if (findingOf(failures, GAPS.failing) === 'worse')
        return { kind: 'failing', why: `failures at ${inWords(failures)}` };
      const slow = ALL_MEASURES.find((measure) => findingOf(speeds[measure], GAPS.slow) === 'worse');
      return slow ? { kind: 'slow', why: `${MEASURES[slow].means}: ${inWords(speeds[slow])}` } : { kind: 'none' };
    },
    suspicion: () => (findingOf(failures, GAPS.failing) === 'nothing' ? null : `failures at ${inWords(failures)}`),
    visitorsAt: (share) => steps[share] ?? 0,
  };
}

function createMeasured(speeds: TrialSums['speeds'], counted: Counted): Trial['measured'] {
  return (part, measure, value) => {
    const sums = speeds[measure];
    if (counted.has(visitorOf(part), measure)) return;
    counted.add(visitorOf(part), measure);
    const comparison = createComparison(sums, counted, measure);
    comparison.visit(part);
    const limit = slowLimit(sums.values, MEASURES[measure].good);
    // Compares with earlier visitors only, so a value does not change its own limit.
    if (limit !== null && value > limit) comparison.bad(part);
    if (!part.onCandidate) sums.values = [...sums.values, value].slice(-MAX_VALUES);
  };
}
