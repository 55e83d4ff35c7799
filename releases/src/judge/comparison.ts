import type { Part } from './rollout-parts.ts';
import { eValue, type Evidence, FALSE_HALT_RATE, NO_EVIDENCE, weigh } from './sequential-test.ts';
import { createNames } from './visitors.ts';

/** Visitors of one release, and how many of them had a bad outcome. */
interface Tally {
  readonly visitors: number;
  readonly bad: number;
}

/** Compares one bad outcome (a failure, a slow page) between candidate and stable release. */
export interface Comparison {
  /** Counts a visitor once per release. */
  visit(part: Part): void;
  /** Counts a bad outcome once per visitor and once per network. */
  bad(part: Part): void;
  of(release: 'candidate' | 'stable'): Tally;
  eValue(): number;
}

export function createComparison(): Comparison {
  const known = createNames();
  const counted = createNames();
  const tallies = { candidate: { visitors: 0, bad: 0 }, stable: { visitors: 0, bad: 0 } };
  let evidence: Evidence = NO_EVIDENCE;

  function visit(part: Part): void {
    const release = releaseOf(part);
    if (known.add(`${release} ${part.visitor}`)) tallies[release].visitors += 1;
  }

  return {
    visit,
    bad(part) {
      const isFirst = [`visitor ${part.visitor}`, `network ${part.network}`].map(counted.add);
      if (isFirst.includes(false)) return;
      visit(part);
      tallies[releaseOf(part)].bad += 1;
      evidence = weigh(evidence, part);
    },
    of: (release) => ({ ...tallies[release] }),
    eValue: () => eValue(evidence),
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
export function findingOf(comparison: Comparison, gap: number): Finding {
  const candidate = comparison.of('candidate');
  const difference = rate(candidate) - rate(comparison.of('stable'));
  if (difference < gap) return 'nothing';
  const odds = comparison.eValue();
  if (odds >= 1 / FALSE_HALT_RATE && candidate.bad >= NETWORKS) return 'worse';
  return odds >= SUSPICIOUS ? 'suspicious' : 'nothing';
}

/** `2.1 % of 430 visitors against 0.1 % of 3900`. */
export function inWords(comparison: Comparison): string {
  const [candidate, stable] = [comparison.of('candidate'), comparison.of('stable')];
  return `${percent(candidate)} of ${candidate.visitors} visitors against ${percent(stable)} of ${stable.visitors}`;
}

function rate({ visitors, bad }: Tally): number {
  return visitors === 0 ? 0 : bad / visitors;
}

function percent(tally: Tally): string {
  return `${Number((rate(tally) * 100).toFixed(1))} %`;
}
