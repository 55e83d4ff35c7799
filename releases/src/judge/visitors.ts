import { LRUCache } from 'lru-cache';
import type { Part } from './rollout-parts.ts';

/** A bounded set of names. It drops the least recently used ones. */
export interface Names {
  /** Whether the name was new. */
  add(name: string): boolean;
  count(): number;
}

const MAX_NAMES = 50_000;

export function createNames(): Names {
  // `max` would allocate room for all names at once.
  const names = new LRUCache<string, true>({ maxSize: MAX_NAMES, sizeCalculation: () => 1 });
  return {
    add(name) {
      if (names.get(name)) return false;
      names.set(name, true);
      return true;
    },
    count: () => names.size,
  };
}

/** Counts the candidate's visitors at each share. */
export interface StepVisitors {
  add(part: Part): void;
  /** @param share 0 to 1 */
  at(share: number): number;
}

const MAX_STEPS = 5;

/** Counts for the latest steps only. */
export function createStepVisitors(): StepVisitors {
  const steps = new LRUCache<number, Names>({ max: MAX_STEPS });
  return {
    add({ chance, visitor }) {
      const visitors = steps.get(chance) ?? createNames();
      steps.set(chance, visitors);
      visitors.add(visitor);
    },
    at: (share) => steps.get(share)?.count() ?? 0,
  };
}
