import type { DrawnBy } from './region-state.ts';

/** An exposed module of one release. */
type Module = Pick<DrawnBy, 'release' | 'expose'>;

/** Regions of the document whose code is not asked for before somebody needs it; the server's HTML stands meanwhile. */
export interface LateRegions {
  /** For rendering: pending until the region is woken, the same promise each time; null when it waits for nothing. */
  waiting(region: Module): Promise<void> | null;
  /** From now on the region's code may come. */
  wake(region: Module): void;
  wakeAll(): void;
}

interface Waiting {
  readonly woken: Promise<void>;
  readonly wake: () => void;
}

/** @param regions those that wait */
export function createLateRegions(regions: readonly Module[]): LateRegions {
  const waiting = new Map(regions.map((region) => [keyOf(region), createWaiting()]));

  function wake(key: string): void {
    waiting.get(key)?.wake();
    waiting.delete(key);
  }

  return {
    waiting: (region) => waiting.get(keyOf(region))?.woken ?? null,
    wake: (region) => wake(keyOf(region)),
    wakeAll: () => [...waiting.keys()].forEach(wake),
  };
}

function keyOf({ release, expose }: Module): string {
  return `${release}/${expose}`;
}

function createWaiting(): Waiting {
  let wake = () => undefined as void;
  return { woken: new Promise<void>((resolve) => (wake = resolve)), wake: () => wake() };
}
