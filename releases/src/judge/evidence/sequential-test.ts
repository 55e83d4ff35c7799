/** A visitor's bad outcome, such as a failed region, with the release that served them. */
export interface BadOutcome {
  readonly onCandidate: boolean;
  /** The candidate's share of visitors at the time of the visit, 0 to 1. */
  readonly chance: number;
}

/** Logarithm of the likelihood ratio for each of {@link RATIOS}. */
export type Evidence = readonly number[];

/** At most this share of good releases' rollouts is ever halted, however often the test looks. */
export const FALSE_HALT_RATE = 0.001;

/** Ratios of failure rates to test. The evidence is the average over all of them. */
const RATIOS = [2, 4, 8, 16, 32, 64, 128];

export const NO_EVIDENCE: Evidence = RATIOS.map(() => 0);

/**
 * A sequential test by randomization (decision 0020). Visitors get the candidate at random.
 * If the releases are equal, each bad outcome is the candidate's with exactly its share as probability.
 * This holds during outages too, because an outage hits both releases.
 * Each likelihood ratio is then a martingale, and so is their mean.
 * By Ville's inequality the mean ever reaches 1/α with a probability of at most α.
 */
export function weigh(evidence: Evidence, { onCandidate, chance }: BadOutcome): Evidence {
  return evidence.map((sum, index) => {
    const ratio = RATIOS[index] ?? 1;
    return sum + Math.log((onCandidate ? ratio : 1) / (ratio * chance + 1 - chance));
  });
}

/** The e-value: how much better "the candidate is worse" explains the data than "it is not". Starts at 1. */
export function eValue(evidence: Evidence): number {
  return evidence.reduce((sum, log) => sum + Math.exp(log), 0) / evidence.length;
}
