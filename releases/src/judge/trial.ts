import { createComparison, findingOf, inWords } from './comparison.ts';
import { createNames, type Measure, MEASURES, type Names, type Part } from './measures.ts';
import { LRUCache } from 'lru-cache';

/** Milliseconds or CLS above which a visit is slow, once enough of the stable release's are known. */
interface SlowLimit {
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
function createSlowLimit(good: number): SlowLimit {
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

/** How many of the candidate's visitors came at each of its shares. */
interface StepVisitors {
  add(part: Part): void;
  /** @param share 0 to 1 */
  at(share: number): number;
}

const STEPS_KEPT = 5;

/** Of the latest steps. */
function createStepVisitors(): StepVisitors {
  const steps = new LRUCache<number, Names>({ max: STEPS_KEPT });
  return {
    add({ chance, visitor }) {
      const visitors = steps.get(chance) ?? createNames();
      steps.set(chance, visitors);
      visitors.add(visitor);
    },
    at: (share) => steps.get(share)?.count() ?? 0,
  };
}

export type Verdict =
  | { readonly kind: 'none' }
  /** `failing` is halted, `slow` is paused. */
  | { readonly kind: 'failing' | 'slow'; readonly why: string };

/** What was heard of one rollout: the candidate on trial, compared with the stable release. */
export interface Trial {
  /** A document was made for the visitor. */
  visited(part: Part): void;
  failed(part: Part): void;
  /** Counts once for a visitor and measure. */
  measured(part: Part, measure: Measure, value: number): void;
  verdict(): Verdict;
  /** Why the candidate fails more often so far, if it does; not sure enough for a verdict. */
  suspicion(): string | null;
  /** The candidate's visitors since it has this share, 0 to 1. */
  visitorsAt(share: number): number;
}

/** Differences that are worth acting on, as shares of visitors. */
const GAPS = { failing: 0.005, slow: 0.1 };

export function createTrial(): Trial {
  const failures = createComparison();
  const speeds = createSpeeds();
  const steps = createStepVisitors();

  return {
    visited(part) {
      failures.hear(part);
      if (part.onCandidate) steps.add(part);
    },
    failed: failures.bad,
    measured(part, measure, value) {
      const { comparison, slow, known } = speeds[measure];
      if (!known.add(part.visitor)) return;
      comparison.hear(part);
      const limit = slow.limit();
      // The limit is of visitors before this one: a value is judged once, and after that a measure for later ones.
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
