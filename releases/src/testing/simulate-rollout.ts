import { createTrial } from '../judge/trial.ts';

export interface SimulatedRollout {
  /** The candidate's, 0 to 1. */
  readonly share: number;
  /** Shares of visitors, 0 to 1, for whom a region fails. */
  readonly failing: { readonly candidate: number; readonly stable: number };
  /** Visitors after which it is given up. */
  readonly visitors: number;
  /** From 0 to 1. */
  readonly random: () => number;
}

/** How many visitors came before the judge halted the rollout; null when it did not. Each comes from a network of their own. */
export function simulateRollout({ share, failing, visitors, random }: SimulatedRollout): number | null {
  const trial = createTrial();
  for (let count = 1; count <= visitors; count += 1) {
    const onCandidate = random() < share;
    const name = String(count);
    const version = onCandidate ? '1.1.0' : '1.0.0';
    const part = { section: 'events', rollout: 'r', version, onCandidate, chance: share, visitor: name, network: name };
    trial.visited(part);
    if (random() >= (onCandidate ? failing.candidate : failing.stable)) continue;
    trial.failed(part);
    if (trial.verdict().kind === 'failing') return count;
  }
  return null;
}

/** Random numbers from 0 to 1, the same ones for the same seed (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
