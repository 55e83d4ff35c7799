import { LRUCache } from 'lru-cache';

/** A set of names with a bound: beyond it, the one that was longest not asked for is forgotten. */
export interface Names {
  /** Whether it was new. */
  add(name: string): boolean;
  count(): number;
}

const REMEMBERED = 50_000;

export function createNames(): Names {
  // Not `max`: room for that many would be taken at once.
  const names = new LRUCache<string, true>({ maxSize: REMEMBERED, sizeCalculation: () => 1 });
  return {
    add(name) {
      if (names.get(name)) return false;
      names.set(name, true);
      return true;
    },
    count: () => names.size,
  };
}
