import {
  data,
  type LoaderFunctionArgs,
  matchPath,
  matchRoutes,
  redirectDocument,
  type RouteObject,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from 'react-router-dom';
import { Away } from '../not-found/away.tsx';
import { NotFound } from '../not-found/not-found.tsx';
import { Unreachable } from '../not-found/unreachable.tsx';
import type { PageReleases } from '../releases/page-releases.ts';
import { frameSettings, type FrameSettingsOptions } from './frame-settings.ts';
import { Layout } from './layout.tsx';
import { currentPageLoader, type LoadCurrentPage, type PageLoading } from './load-current-page.ts';
import { AWAY, type NoPageData, UNREACHABLE } from './page-data.ts';
import type { PageSource } from '../releases/page-sources.ts';
import { PageView } from './page-view.tsx';
import { ROOT_ROUTE } from './root-route.ts';

export interface RouteOptions extends PageLoading, FrameSettingsOptions {
  /** Where a part of the route table is missing: nothing answered when it was asked for. */
  readonly unreachable?: () => boolean;
  /** Some section is left out: an address that no page has may be one of its pages. `ask`: whether it still is. */
  readonly sectionMissing?: 'say' | 'ask' | undefined;
}

/** The pages of the moment, each with the same path and id for as long as the document lives. */
export function pageRoutes({ releases, ...loading }: PageLoading): () => RouteObject[] {
  const load = currentPageLoader({ releases, ...loading });
  return () => releases.pages().map((source) => pageRoute(source, releases, load));
}

/**
 * The route table from the lock's releases. A new page in a section needs no release of the shell.
 * @param pages where more of them are found later: what both are made by
 */
export function createRoutes(options: RouteOptions, pages = pageRoutes(options)): RouteObject[] {
  return [
    {
      // Without a path: an address that no page has, the home page's too, comes to '*'.
      id: ROOT_ROUTE,
      ...frameSettings(options),
      element: <Layout />,
      errorElement: <Layout failed />,
      children: [...pages(), notFoundRoute(options)],
    },
  ];
}

/** The path and its id last as long as the page; which release draws it is asked at each load. */
function pageRoute({ route: { path }, page }: PageSource, releases: PageReleases, load: LoadCurrentPage): RouteObject {
  async function loader({ request }: LoaderFunctionArgs) {
    const loaded = await load(path, request);
    // Thrown, as react-router wants it: the release that had this page was taken back.
    if (!loaded) throw data(null, { status: 404 });
    return data(loaded, { status: loaded.head.status ?? 200 });
  }
  const queryOf = () => releases.pages().find(({ route }) => route.path === path)?.route.query ?? [];
  return {
    id: `${page.remote.name}:${path}`,
    path,
    loader,
    shouldRevalidate: (args) => readsChange(queryOf(), args),
    // Keyed: another page is another tree, though the element's type is the same.
    element: <PageView key={path} />,
  };
}

function notFoundRoute(options: RouteOptions): RouteObject {
  return {
    id: 'not-found',
    path: '*',
    loader: ({ request }) => notFound(request, options),
    element: <NoPage />,
  };
}

function NoPage() {
  const answer = useLoaderData<NoPageData>();
  if (answer === UNREACHABLE) return <Unreachable />;
  return answer === AWAY ? <Away /> : <NotFound coming={answer?.title} />;
}

/**
 * A page that has come with a release in the place of another is not in the routes: the next document has it. It is asked
 * too where the rest of the route table did not come, unless the visitor would lose the page for a browser's error; and
 * where a section was left out, which may be back.
 */
function notFound({ url }: Request, { releases, unreachable, sectionMissing }: RouteOptions) {
  if (releases.missing() && unreachable?.()) return UNREACHABLE;
  if (sectionMissing === 'say') return data(AWAY, { status: 503 });
  if (sectionMissing === 'ask') return redirectDocument(url);
  const paths = releases.pages().map(({ route: { path } }) => ({ path }));
  const { pathname } = new URL(url);
  const mayBe = releases.missing() !== null || matchRoutes(paths, pathname) !== null;
  if (mayBe) return redirectDocument(url);
  const coming = releases.coming().find(({ path }) => matchPath(path, pathname)) ?? null;
  return data(coming, { status: 404 });
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
