import type { RegionState } from '../regions/region-state.ts';
import type { PageData } from './route-data.ts';

/** So many are cached; the one that was seen longest ago goes first. */
const MOST_PAGES = 20;

/** The pages of this document's visit, by path and query. */
export interface VisitedPages {
  /** What a visitor gets: the page as it loaded, or as it was when its data cannot be loaded again by the same release. */
  settle(address: string, loaded: PageData): PageData;
}

/** A static page needs no code: it stays also where its code cannot be loaded. */
function canStay(before: RegionState, { release, failure }: RegionState & { readonly status: 'failed' }): boolean {
  return before.release === release && (failure.reason === 'data' || before.status === 'static');
}

/** @param first the page of the document itself, and its address */
export function createVisitedPages(first?: readonly [address: string, page: PageData]): VisitedPages {
  const pages = new Map<string, PageData>(first ? [first] : []);
  return {
    settle(address, loaded) {
      const before = pages.get(address);
      const { page } = loaded;
      if (page.status === 'failed') return before && canStay(before.page, page) ? before : loaded;
      if (page.status === 'ready') {
        pages.delete(address);
        pages.set(address, loaded);
        for (const oldest of [...pages.keys()].slice(0, -MOST_PAGES)) pages.delete(oldest);
      }
      return loaded;
    },
  };
}
