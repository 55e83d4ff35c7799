import { createNames } from './names.ts';
import type { Part } from './part.ts';
import { type Evidence, eValue, NO_EVIDENCE, weigh } from './sequential-test.ts';

/** Of one release: visitors who were heard of, and those of them with a bad outcome. */
export interface Tally {
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
