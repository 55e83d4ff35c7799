import { LRUCache } from 'lru-cache';
import type { Part } from '../rollout-parts.ts';

/** What visitors and networks of one rollout were counted for. Nobody is counted twice for the same. */
export interface Counted {
  has(who: Who, what: string): boolean;
  add(who: Who, what: string): void;
}

/** `visitor <hash>` or `network <hash>`, by the names of a {@link Part}. */
export type Who = `${'visitor' | 'network'} ${string}`;

export const visitorOf = ({ visitor }: Part): Who => `visitor ${visitor}`;
export const networkOfPart = ({ network }: Part): Who => `network ${network}`;

const MOST = 100_000;

/** In memory. Forgets whom it has not met for longest, when there are too many. */
export function createCounted(): Counted {
  // `max` would allocate room for all at once.
  const people = new LRUCache<Who, Set<string>>({ maxSize: MOST, sizeCalculation: () => 1 });
  return {
    has: (who, what) => people.get(who)?.has(what) ?? false,
    add(who, what) {
      const counted = people.get(who) ?? new Set();
      if (counted.size === 0) people.set(who, counted);
      counted.add(what);
    },
  };
}
