import { createComparison, findingOf, inWords } from './comparison.ts';
import type { Part } from './rollout-parts.ts';
import { createNames, createStepVisitors } from './visitors.ts';

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

/** The value above which a visit is slow, computed from visits of the stable release. */
interface SlowLimit {
  /** @param value of the stable release */
  add(value: number): void;
  /** Null while too few values are known. */
  limit(): number | null;
}

/** The limit is one and a half times the stable release's 75th percentile. */
const FACTOR = 1.5;
const QUANTILE = 0.75;
const NEEDED = 20;
const MAX_VALUES = 200;

/** @param good a value up to here is never slow */
function createSlowLimit(good: number): SlowLimit {
  const values: number[] = [];
  return {
    add(value) {
      values.push(value);
      if (values.length > MAX_VALUES) values.shift();
    },
    limit() {
      if (values.length < NEEDED) return null;
      const sorted = [...values].sort((a, b) => a - b);
      return Math.max(good, (sorted[Math.floor(sorted.length * QUANTILE)] ?? 0) * FACTOR);
    },
  };
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

export function createTrial(): Trial {
  const failures = createComparison();
  const speeds = createSpeeds();
  const steps = createStepVisitors();

  return {
    visited(part) {
      failures.visit(part);
      if (part.onCandidate) steps.add(part);
    },
    failed: failures.bad,
    measured(part, measure, value) {
      const { comparison, slow, known } = speeds[measure];
      if (!known.add(part.visitor)) return;
      comparison.visit(part);
      const limit = slow.limit();
      // Compares with earlier visitors only, so a value does not change its own limit.
      if (limit !== null && value > limit) comparison.bad(part);
      if (!part.onCandidate) slow.add(value);
    },
    verdict() {
      if (findingOf(failures, GAPS.failing) === 'worse')
        return { kind: 'failing', why: `failures at ${inWords(failures)}` };
      const slow = Object.values(speeds).find(({ comparison }) => findingOf(comparison, GAPS.slow) === 'worse');
      return slow ? { kind: 'slow', why: `${slow.means}: ${inWords(slow.comparison)}` } : { kind: 'none' };
    },
    suspicion: () => (findingOf(failures, GAPS.failing) === 'nothing' ? null : `failures at ${inWords(failures)}`),
    visitorsAt: steps.at,
  };
}

function createSpeeds() {
  const speed = (measure: Measure) => ({
    ...MEASURES[measure],
    comparison: createComparison(),
    slow: createSlowLimit(MEASURES[measure].good),
    known: createNames(),
  });
  return { lcp: speed('lcp'), inp: speed('inp'), cls: speed('cls'), render: speed('render') };
}
