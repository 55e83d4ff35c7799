const STORAGE_KEY = 'soteria.scroll';

/** Scroll positions by history entry. They survive a reload of this tab. */
export interface ScrollMemory {
  readonly get: (entry: string) => number | undefined;
  readonly set: (entry: string, position: number) => void;
  readonly save: () => void;
}

export function createScrollMemory(): ScrollMemory {
  const positions = readPositions();
  return {
    get: (entry) => positions.get(entry),
    set: (entry, position) => void positions.set(entry, position),
    save: () => write(positions),
  };
}

/** Pixels from the top by history entry, as an earlier document of this tab saved them. */
export function readPositions(): Map<string, number> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}');
    const entries = Object.entries(typeof stored === 'object' && stored !== null ? stored : {});
    return new Map(entries.filter((entry): entry is [string, number] => typeof entry[1] === 'number'));
  } catch {
    return new Map();
  }
}

/** Storage may be forbidden or full. Then a reload loses the positions. */
function write(positions: ReadonlyMap<string, number>): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(Object.fromEntries(positions)));
  } catch {
    return;
  }
}
