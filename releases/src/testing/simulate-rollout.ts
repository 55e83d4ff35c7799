import { createTrial } from '../judge/evidence/trial.ts';
import { countIn, type Observation } from '../judge/evidence/trials.ts';

export interface SimulatedRollout {
  /** The candidate's share of visitors, 0 to 1. */
  readonly share: number;
  /** Shares of visitors with a failed region, 0 to 1. */
  readonly failing: { readonly candidate: number; readonly stable: number };
  /** The simulation ends after this many visitors. */
  readonly visitors: number;
  /** Random numbers from 0 to 1. */
  readonly random: () => number;
}

/** Visitors until the judge halted the rollout; null when it did not. Each has another network. */
export function simulateRollout(rollout: SimulatedRollout): number | null {
  const trial = createTrial();
  let count = 0;
  for (const observations of visitsOf(rollout, 'r')) {
    count += 1;
    for (const observation of observations) countIn(trial, observation);
    if (observations.length > 1 && trial.verdict().kind === 'failing') return count;
  }
  return null;
}

/** What an edge observes of each visitor. */
export function* visitsOf(
  { share, failing, visitors, random }: SimulatedRollout,
  rollout: string,
): Generator<readonly Observation[]> {
  for (let count = 1; count <= visitors; count += 1) {
    const onCandidate = random() < share;
    const name = String(count);
    const version = onCandidate ? '1.1.0' : '1.0.0';
    const part = { section: 'events', rollout, version, onCandidate, chance: share, visitor: name, network: name };
    const fails = random() < (onCandidate ? failing.candidate : failing.stable);
    yield [{ part, what: 'visited' }, ...(fails ? [{ part, what: 'failed' } as const] : [])];
  }
}

/** Random numbers from 0 to 1. Equal seeds give equal numbers (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
