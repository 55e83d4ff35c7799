import { createHttp } from 'shared/http';
import { createBrowserRouter } from 'react-router-dom';
import type { DocumentState } from '../document/document-state.ts';
import { createRegionLoader } from '../regions/load-region.ts';
import { askLock } from '../releases/ask-lock.ts';
import { createRoutes } from '../routing/create-routes.tsx';
import { discoverPages } from '../routing/discover-pages.ts';
import { pagesIn } from '../routing/loader-data.ts';
import { pageRoutes } from '../routing/page-routes.tsx';
import { createPrefetchedPage } from '../routing/prefetched-page.ts';
import { ROOT_ROUTE } from '../routing/route-data.ts';
import { createVisitedPages } from '../routing/visited-pages.ts';
import { loadWithinLimit, NAVIGATION_LIMIT_MS } from './load-within-limit.ts';
import type { PageParts } from './page-parts.ts';
import { prefetchPage } from './prefetch-page.ts';

/** Milliseconds until a navigation loads the stable release of a slow region too. */
const HEAD_START_MS = 3_000;

/**
 * The router of a page. It starts with the data of the document and finds further pages on navigation.
 * @returns the router, and what loads a page before a navigation asks for it
 */
export function createRouter(state: DocumentState, { modules, releases, table, report }: PageParts) {
  const address = `${location.pathname}${location.search}`;
  const [first] = pagesIn(state.loaderData);
  const http = createHttp({ origin: '' });
  const prefetched = createPrefetchedPage();
  const regionLoader = { modules, releases, headStartMs: HEAD_START_MS };
  // A preview keeps its release even if it is revoked.
  const askForRevoked = state.preview ? undefined : () => askLock(releases);
  const loading = {
    releases,
    http,
    loadRegion: loadWithinLimit(createRegionLoader({ ...regionLoader, report })),
    address,
    prefetched,
    visited: createVisitedPages(first && [address, first]),
    settingsLimit: () => AbortSignal.timeout(NAVIGATION_LIMIT_MS),
    settingsMissing: state.loaderData[ROOT_ROUTE] === null,
    unreachable: table.isUnreachable,
    sectionMissing: state.sectionMissing ? ('ask' as const) : undefined,
    ...(askForRevoked ? { askLock: askForRevoked } : {}),
  };
  const pages = pageRoutes(loading);
  const router = createBrowserRouter(createRoutes(loading, pages), {
    hydrationData: { loaderData: { ...state.loaderData } },
    patchRoutesOnNavigation: discoverPages(table.load, pages),
  });
  // What fails is reported by the navigation that follows, which loads it again.
  const loadRegion = loadWithinLimit(createRegionLoader({ ...regionLoader, report: () => undefined }));
  return { router, prefetch: prefetchPage({ prefetched, loadRegion, http, askLock: askForRevoked }) };
}
