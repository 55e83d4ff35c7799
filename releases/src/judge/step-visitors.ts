import { LRUCache } from 'lru-cache';
import { createNames, type Names } from './names.ts';
import type { Part } from './part.ts';

/** How many of the candidate's visitors came at each of its shares. */
export interface StepVisitors {
  add(part: Part): void;
  /** @param share 0 to 1 */
  at(share: number): number;
}

const STEPS_KEPT = 5;

/** Of the latest steps. */
export function createStepVisitors(): StepVisitors {
  const steps = new LRUCache<number, Names>({ max: STEPS_KEPT });
  return {
    add({ chance, visitor }) {
      const visitors = steps.get(chance) ?? createNames();
      steps.set(chance, visitors);
      visitors.add(visitor);
    },
    at: (share) => steps.get(share)?.count() ?? 0,
  };
}
