import type { Comparison, Tally } from './comparison.ts';
import { FALSE_HALT_RATE } from './sequential-test.ts';

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
