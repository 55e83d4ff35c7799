import type { PageSource } from '../releases/page-sources.ts';
import { sameModules } from '../releases/page-sources.ts';
import type { PageData } from './route-data.ts';

/** Milliseconds for which a page counts as new. Afterwards an editor's change might be missed. */
const FRESH_MS = 3_000;

/** The page that the visitor points at, loaded before it is asked for. */
export interface PrefetchedPage {
  /**
   * Begins to load a page, unless it is under way. Never rejects.
   * @param address path and query
   * @param load gives null where the page is not whole
   */
  begin(address: string, source: PageSource, load: (signal: AbortSignal) => Promise<PageData | null>): void;
  /** The page of an address, as the modules of `source` loaded it; null if it was not prefetched, or too long ago. */
  take(address: string, source: PageSource): Promise<PageData | null>;
}

interface Prefetch {
  readonly address: string;
  readonly source: PageSource;
  readonly page: Promise<PageData | null>;
  readonly begun: number;
  readonly stop: AbortController;
}

/** Only the last page is cached. One that the pointer has left is not loaded to its end. */
export function createPrefetchedPage(now = () => performance.now()): PrefetchedPage {
  let last: Prefetch | undefined;
  const fresh = (address: string) => (last?.address === address && now() - last.begun < FRESH_MS ? last : undefined);
  return {
    begin(address, source, load) {
      if (fresh(address)) return;
      last?.stop.abort();
      const stop = new AbortController();
      last = { address, source, page: load(stop.signal).catch(() => null), begun: now(), stop };
    },
    async take(address, source) {
      const prefetch = fresh(address);
      last = undefined;
      return prefetch && sameModules(prefetch.source, source) ? prefetch.page : null;
    },
  };
}
