import {
  data,
  type LoaderFunctionArgs,
  redirect,
  type RouteObject,
  type ShouldRevalidateFunctionArgs,
} from 'react-router-dom';
import { routeAt, type RouteDefinition } from 'shared/contract';
import type { PageReleases } from '../releases/page-releases.ts';
import type { PageSource } from '../releases/page-sources.ts';
import { createPageLoader, type LoadPath, type PageLoadingOptions } from './load-page.ts';
import { PageView } from './page-view.tsx';
import { isOtherData } from './route-data.ts';

/** Creates the routes of the known pages. A page keeps its path and id, so that routes can be added later. */
export function pageRoutes(options: PageLoadingOptions): () => RouteObject[] {
  const load = createPageLoader(options);
  return () => options.releases.pages().map((source) => pageRoute(source, options.releases, load));
}

/**
 * Limits the routes to the one of the address. React Router would rank all of them, twice for each document. Which page a freely
 * spelled address is of (`/Events/`), only it knows.
 */
export function routesAt(pages: () => RouteObject[], pathname: string): () => RouteObject[] {
  return () => {
    const all = pages();
    const own = routeAt(all, pathname);
    return own ? [own] : all;
  };
}

/** Each load asks anew which release draws the page. */
function pageRoute({ route: { path }, page }: PageSource, releases: PageReleases, load: LoadPath): RouteObject {
  async function loader({ request, params }: LoaderFunctionArgs) {
    const loaded = await load(path, { request, params });
    // React Router wants errors thrown. The only release with this page was revoked.
    if (!loaded) throw data(null, { status: 404 });
    const { movedTo } = loaded.head;
    if (movedTo !== undefined) return redirect(`${movedTo}${new URL(request.url).search}`, 308);
    return data(loaded, { status: loaded.head.status ?? 200 });
  }
  const route = () => releases.pages().find((source) => source.route.path === path)?.route ?? { query: [] };
  return {
    id: `${page.remote.name}:${path}`,
    path,
    loader,
    shouldRevalidate: (args) => isReloaded(route(), args),
    // The key gives each page a React tree of its own.
    element: <PageView key={path} />,
  };
}

/** After a change of the query alone, the loader runs only if it reads one of the changed keys. */
function isReloaded(
  route: Pick<RouteDefinition, 'query'>,
  { currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs,
): boolean {
  const queryOnly = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return queryOnly ? isOtherData(route, currentUrl, nextUrl) : defaultShouldRevalidate;
}
