import { createNames, type Part } from './measures.ts';
import { eValue, type Evidence, FALSE_HALT_RATE, NO_EVIDENCE, weigh } from './sequential-test.ts';

/** Of one release: visitors who were heard of, and those of them with a bad outcome. */
interface Tally {
  readonly heard: number;
  readonly bad: number;
}

/** One outcome (a failure, a slow page) compared between candidate and stable. */
export interface Comparison {
  /** A visitor was heard of: counts once for each release. */
  hear(part: Part): void;
  /** The visitor's outcome was bad. It counts once for a visitor, and once for a network. */
  bad(part: Part): void;
  of(release: 'candidate' | 'stable'): Tally;
  eValue(): number;
}

export function createComparison(): Comparison {
  const heard = createNames();
  const spent = createNames();
  const tallies = { candidate: { heard: 0, bad: 0 }, stable: { heard: 0, bad: 0 } };
  let evidence: Evidence = NO_EVIDENCE;

  function hear(part: Part): void {
    const release = releaseOf(part);
    if (heard.add(`${release} ${part.visitor}`)) tallies[release].heard += 1;
  }

  return {
    hear,
    bad(part) {
      const isFirst = [`visitor ${part.visitor}`, `network ${part.network}`].map(spent.add);
      if (isFirst.includes(false)) return;
      hear(part);
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

/** One network's visitors count as one bad outcome at most: so many networks must agree before anything is halted. */
const NETWORKS = 5;
/** Odds at which a rollout is not widened, though it is not halted either: one in twenty by chance alone. */
const SUSPICIOUS = 20;

/** `worse`: sure, and by more than `gap`. `suspicious`: not sure yet. */
export type Finding = 'worse' | 'suspicious' | 'nothing';

/** @param gap a difference of shares (0 to 1) below this is no reason to act, however sure */
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
  return `${percent(candidate)} of ${candidate.heard} visitors against ${percent(stable)} of ${stable.heard}`;
}

function rate({ heard, bad }: Tally): number {
  return heard === 0 ? 0 : bad / heard;
}

function percent(tally: Tally): string {
  return `${Number((rate(tally) * 100).toFixed(1))} %`;
}
