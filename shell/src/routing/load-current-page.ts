import type { Http } from 'shared/http';
import type { LoadRegion } from '../regions/loaded-region.ts';
import { drawnBy } from '../regions/region-state.ts';
import type { PageReleases } from '../releases/page-releases.ts';
import { loadPage } from './load-page.ts';
import type { PageData } from './page-data.ts';
import type { PageSource } from '../releases/page-sources.ts';

export interface PageLoading {
  readonly releases: PageReleases;
  readonly loadRegion: LoadRegion;
  readonly http: Http;
  /** At each navigation: whether a release was taken back since. Nobody asks on the server. */
  readonly askLock?: () => Promise<void>;
  /** Path and query of the document that is open already. */
  readonly address?: string;
}

/** A page's data by the releases of the moment; null when none of them has the page (any more). */
export type LoadCurrentPage = (path: string, request: Request) => Promise<PageData | null>;

/**
 * While a navigation loads its page the edge is asked for revoked releases; where one of them was about to draw, the page
 * is loaded anew. The same address again is no navigation: its page stays as it is, and a form in it keeps its words.
 */
export function currentPageLoader({ releases, loadRegion, http, askLock, address }: PageLoading): LoadCurrentPage {
  let shown: { address: string | undefined; source?: PageSource | undefined } = { address };
  const sourceAt = (path: string) => releases.pages().find(({ route }) => route.path === path);

  return async (path, request) => {
    const url = new URL(request.url);
    const load = async (source: PageSource | undefined) =>
      source ? loadPage(loadRegion, source, { url, http, signal: request.signal }) : null;
    const next = `${url.pathname}${url.search}`;
    const stays = next === shown.address;
    const source = (stays ? shown.source : undefined) ?? sourceAt(path);
    const loading = load(source);
    if (!stays) await askLock?.();
    const settled = stays ? source : sourceAt(path);
    shown = { address: next, source: settled };
    return sameReleases(source, settled) ? loading : load(settled);
  };
}

function sameReleases(one: PageSource | undefined, other: PageSource | undefined): boolean {
  return namesOf(one) === namesOf(other);
}

function namesOf(source: PageSource | undefined): string {
  const regions = source ? [source.page, ...Object.values(source.slots)] : [];
  return regions.map((region) => Object.values(drawnBy(region)).join('/')).join();
}
