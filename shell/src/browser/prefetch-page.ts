import { releaseNameOf } from 'shared/contract';
import type { Http } from 'shared/http';
import type { LoaderArgs } from 'shared/shell-api';
import type { LoadRegion } from '../regions/region-state.ts';
import type { PageSource, RegionSource } from '../releases/page-sources.ts';
import { loadPage } from '../routing/load-page.ts';
import type { PrefetchedPage } from '../routing/prefetched-page.ts';
import type { PageData } from '../routing/route-data.ts';

interface PrefetchOptions {
  readonly prefetched: PrefetchedPage;
  /** Tells nobody of a failure. */
  readonly loadRegion: LoadRegion;
  readonly http: Http;
  /** Asks the edge whether a release was revoked; absent in a preview. */
  readonly askLock: (() => Promise<void>) | undefined;
}

/** What a page is loaded with. */
type PageAddress = Pick<LoaderArgs, 'url' | 'params'>;

/** Loads all that a navigation would wait for. */
export function prefetchPage({ prefetched, loadRegion, http, askLock }: PrefetchOptions) {
  return (source: PageSource, { url, params }: PageAddress): void =>
    prefetched.begin(`${url.pathname}${url.search}`, source, async (signal) => {
      const [page] = await Promise.all([loadPage(loadRegion, source, { url, params, http, signal }), askLock?.()]);
      return isAsMeant(page, source) ? page : null;
    });
}

/** Nothing failed, and no fallback took a release's place. */
function isAsMeant({ page, slots }: PageData, source: PageSource): boolean {
  const isOf = (state: PageData['page'] | undefined, { remote }: RegionSource) =>
    state !== undefined && state.status !== 'failed' && state.release === releaseNameOf(remote);
  return isOf(page, source.page) && Object.entries(source.slots).every(([name, slot]) => isOf(slots[name], slot));
}
