import type { Remote } from 'shared/contract';
import { fetchSiteSettings } from 'shared/content';
import type { Http } from 'shared/http';
import { data, type LoaderFunctionArgs, type RouteObject, type ShouldRevalidateFunctionArgs } from 'react-router-dom';
import type { SectionModules } from '../federation/section-modules.ts';
import { Layout } from './layout.tsx';
import { type LoadRegion, loadPage } from './load-page.ts';
import { NotFound } from '../not-found/not-found.tsx';
import { PageView } from './page-view.tsx';
import { type PageSource, pageSources } from './page-source.ts';
import { ROOT_ROUTE } from './root-route.ts';

export interface RouteOptions {
  readonly remotes: readonly Remote[];
  readonly modules: SectionModules;
  readonly http: Http;
  readonly loadRegion?: LoadRegion;
  /** When to go on without the site's settings: they have defaults, and a document cannot wait for them. */
  readonly settingsLimit?: () => AbortSignal;
}

/** The route table from the lock's releases. A new page in a section needs no release of the shell. */
export function createRoutes(options: RouteOptions): RouteObject[] {
  return [
    {
      id: ROOT_ROUTE,
      path: '/',
      loader: ({ request }) => fetchSiteSettings(options.http, options.settingsLimit?.() ?? request.signal),
      // The frame's settings are read once per document.
      shouldRevalidate: () => false,
      element: <Layout />,
      errorElement: <Layout failed />,
      children: [
        ...pageSources(options.remotes).map((source) => pageRoute(source, options)),
        { id: 'not-found', path: '*', loader: () => data(null, { status: 404 }), element: <NotFound /> },
      ],
    },
  ];
}

function pageRoute(source: PageSource, { modules, http, loadRegion }: RouteOptions): RouteObject {
  const { route, page } = source;
  async function loader({ request }: LoaderFunctionArgs) {
    const loaded = await loadPage(
      modules,
      source,
      { url: new URL(request.url), http, signal: request.signal },
      loadRegion,
    );
    return data(loaded, { status: loaded.head.status ?? 200 });
  }
  return {
    id: `${page.remote.name}:${route.path}`,
    path: route.path,
    loader,
    shouldRevalidate: (args) => readsChange(route.query, args),
    handle: source,
    // Keyed: another page is another tree, though the element's type is the same.
    element: <PageView key={route.path} source={source} />,
  };
}

/** A change of the query alone runs the loader again only for the keys that the page's loader reads. */
function readsChange(
  keys: readonly string[],
  { currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs,
): boolean {
  const queryOnly = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  if (!queryOnly) return defaultShouldRevalidate;
  return keys.some((key) => currentUrl.searchParams.get(key) !== nextUrl.searchParams.get(key));
}
