import type { DrawnBy } from './region-state.ts';

/** An exposed module of one release. */
type Module = Pick<DrawnBy, 'release' | 'expose'>;

/** Regions of the document whose code is not asked for before somebody needs it; the server's HTML stands meanwhile. */
export interface LateRegions {
  /**
   * For rendering: pending until the region is woken; null when it never waits. The same answer each time, also afterwards:
   * React takes a component's promises by their order, and would take the next one for this one.
   */
  woken(region: Module): Promise<void> | null;
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

  const wake = (key: string) => waiting.get(key)?.wake();

  return {
    woken: (region) => waiting.get(keyOf(region))?.woken ?? null,
    wake: (region) => void wake(keyOf(region)),
    wakeAll: () => [...waiting.keys()].forEach(wake),
  };
}

function keyOf({ release, expose }: Module): string {
  return `${release}/${expose}`;
}

function createWaiting(): Waiting {
  let resolve = () => undefined as void;
  const woken = new Promise<void>((settle) => (resolve = settle));
  return {
    woken,
    wake() {
      // React's `use` reads these two: a promise that is fulfilled already does not suspend.
      Object.assign(woken, { status: 'fulfilled', value: undefined });
      resolve();
    },
  };
}
