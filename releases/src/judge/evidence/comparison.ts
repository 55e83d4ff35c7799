import * as v from 'valibot';
import type { Part } from '../rollout-parts.ts';
import { eValue, FALSE_HALT_RATE, NO_EVIDENCE, weigh } from './sequential-test.ts';
import { LRUCache } from 'lru-cache';

/** What visitors and networks of one rollout were counted for. Nobody is counted twice for the same. */
export interface Counted {
  has(who: Who, what: string): boolean;
  add(who: Who, what: string): void;
}

/** `visitor <hash>` or `network <hash>`, by the names of a {@link Part}. */
export type Who = `${'visitor' | 'network'} ${string}`;

export const visitorOf = ({ visitor }: Part): Who => `visitor ${visitor}`;
export const networkOfPart = ({ network }: Part): Who => `network ${network}`;

const MOST = 100_000;

/** In memory. Forgets whom it has not met for longest, when there are too many. */
export function createCounted(): Counted {
  // `max` would allocate room for all at once.
  const people = new LRUCache<Who, Set<string>>({ maxSize: MOST, sizeCalculation: () => 1 });
  return {
    has: (who, what) => people.get(who)?.has(what) ?? false,
    add(who, what) {
      const counted = people.get(who) ?? new Set();
      if (counted.size === 0) people.set(who, counted);
      counted.add(what);
    },
  };
}

/** Visitors of one release, and how many of them had a bad outcome. */
const Tally = v.object({ visitors: v.number(), bad: v.number() });
type Tally = v.InferOutput<typeof Tally>;

/** What a comparison has counted. Sums are stored and read again; they grow with each visitor. */
export const ComparisonSums = v.object({
  candidate: Tally,
  stable: Tally,
  /** See `Evidence` of the sequential test. */
  evidence: v.array(v.number()),
});
export type ComparisonSums = v.InferOutput<typeof ComparisonSums>;

export function noComparison(): ComparisonSums {
  return { candidate: { visitors: 0, bad: 0 }, stable: { visitors: 0, bad: 0 }, evidence: [...NO_EVIDENCE] };
}

/** Compares one bad outcome (a failure, a slow page) between candidate and stable release. */
export interface Comparison {
  readonly sums: ComparisonSums;
  /** Counts a visitor once per release. */
  visit(part: Part): void;
  /** Counts a bad outcome once per visitor and once per network. */
  bad(part: Part): void;
}

/** @param sums grow @param name of what is compared, unique in its trial */
export function createComparison(sums: ComparisonSums, counted: Counted, name: string): Comparison {
  function visit(part: Part): void {
    const release = releaseOf(part);
    const what = `${name} ${release}`;
    if (counted.has(visitorOf(part), what)) return;
    counted.add(visitorOf(part), what);
    sums[release].visitors += 1;
  }

  return {
    sums,
    visit,
    bad(part) {
      const what = `${name} bad`;
      const people = [visitorOf(part), networkOfPart(part)];
      if (people.some((who) => counted.has(who, what))) return;
      people.forEach((who) => counted.add(who, what));
      visit(part);
      sums[releaseOf(part)].bad += 1;
      sums.evidence = [...weigh(sums.evidence, part)];
    },
  };
}

function releaseOf({ onCandidate }: Part): 'candidate' | 'stable' {
  return onCandidate ? 'candidate' : 'stable';
}

/** Bad outcomes from this many networks are needed to halt a rollout. */
const NETWORKS = 5;
/** E-value that stops the next step without a halt. It occurs by chance in one of 20 rollouts. */
const SUSPICIOUS = 20;

/** `worse`: significant, and by more than `gap`. `suspicious`: not yet significant. */
export type Finding = 'worse' | 'suspicious' | 'nothing';

/** @param gap smaller differences of shares (0 to 1) are ignored, however significant */
export function findingOf({ candidate, stable, evidence }: ComparisonSums, gap: number): Finding {
  const difference = rate(candidate) - rate(stable);
  if (difference < gap) return 'nothing';
  const odds = eValue(evidence);
  if (odds >= 1 / FALSE_HALT_RATE && candidate.bad >= NETWORKS) return 'worse';
  return odds >= SUSPICIOUS ? 'suspicious' : 'nothing';
}

/** `2.1 % of 430 visitors against 0.1 % of 3900`. */
export function inWords({ candidate, stable }: ComparisonSums): string {
  return `${percent(candidate)} of ${candidate.visitors} visitors against ${percent(stable)} of ${stable.visitors}`;
}

function rate({ visitors, bad }: Tally): number {
  return visitors === 0 ? 0 : bad / visitors;
}

function percent(tally: Tally): string {
  return `${Number((rate(tally) * 100).toFixed(1))} %`;
}
