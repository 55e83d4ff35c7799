import { createHttp } from 'shared/http';
import { createBrowserRouter } from 'react-router-dom';
import type { DocumentState } from '../document/document-state.ts';
import { createRegionLoader } from '../regions/load-region.ts';
import { askLock } from '../releases/ask-lock.ts';
import { createRoutes } from '../routing/create-routes.tsx';
import { discoverPages } from '../routing/discover-pages.ts';
import { pagesIn } from '../routing/loader-data.ts';
import { pageRoutes } from '../routing/page-routes.tsx';
import { ROOT_ROUTE } from '../routing/route-data.ts';
import { createVisitedPages } from '../routing/visited-pages.ts';
import { loadWithinLimit, NAVIGATION_LIMIT_MS } from './load-within-limit.ts';
import type { PageParts } from './page-parts.ts';

/** Milliseconds until a navigation loads the stable release of a slow region too. */
const HEAD_START_MS = 3_000;

/** The router of a page. It starts with the data of the document and finds further pages on navigation. */
export function createRouter(state: DocumentState, { modules, releases, table, report }: PageParts) {
  const address = `${location.pathname}${location.search}`;
  const [first] = pagesIn(state.loaderData);
  const loading = {
    releases,
    http: createHttp({ origin: '' }),
    loadRegion: loadWithinLimit(createRegionLoader({ modules, releases, report, headStartMs: HEAD_START_MS })),
    address,
    visited: createVisitedPages(first && [address, first]),
    settingsLimit: () => AbortSignal.timeout(NAVIGATION_LIMIT_MS),
    settingsMissing: state.loaderData[ROOT_ROUTE] === null,
    unreachable: table.isUnreachable,
    sectionMissing: state.sectionMissing ? ('ask' as const) : undefined,
    // A preview keeps its release even if it is revoked.
    ...(state.preview ? {} : { askLock: () => askLock(releases) }),
  };
  const pages = pageRoutes(loading);
  return createBrowserRouter(createRoutes(loading, pages), {
    hydrationData: { loaderData: { ...state.loaderData } },
    patchRoutesOnNavigation: discoverPages(table.load, pages),
  });
}
