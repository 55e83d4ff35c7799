/** A visitor's bad outcome, such as a failed region, and by which release they were served. */
export interface BadOutcome {
  readonly onCandidate: boolean;
  /** How probable the candidate was for this visitor: its share of the visitors, 0 to 1, when they came. */
  readonly chance: number;
}

/** Logarithm of the likelihood ratio for each of {@link RATIOS}. */
export type Evidence = readonly number[];

/** At most this share of rollouts of a release that is no worse is ever halted, however long it is looked at. */
export const FALSE_HALT_RATE = 0.001;

/** How many times as often the candidate might fail: the evidence is the average over these bets. */
const RATIOS = [2, 4, 8, 16, 32, 64, 128];

export const NO_EVIDENCE: Evidence = RATIOS.map(() => 0);

/**
 * A sequential test by randomization (decision 0020). Visitors are given to the candidate by lot. If the release makes no
 * difference, then of the visitors with a bad outcome each was on the candidate with just the probability of the lot,
 * whatever else goes on: an outage of the content API meets both releases. Each bet's likelihood ratio is a
 * martingale then, so is their mean, and by Ville's inequality it ever reaches 1/α with a probability of α at most.
 */
export function weigh(evidence: Evidence, { onCandidate, chance }: BadOutcome): Evidence {
  return evidence.map((sum, index) => {
    const ratio = RATIOS[index] ?? 1;
    return sum + Math.log((onCandidate ? ratio : 1) / (ratio * chance + 1 - chance));
  });
}

/** How many times better "the candidate is worse" explains what was seen than "it is not". Starts at 1. */
export function eValue(evidence: Evidence): number {
  return evidence.reduce((sum, log) => sum + Math.exp(log), 0) / evidence.length;
}
