import { data, matchPath, matchRoutes, redirectDocument, type RouteObject, useLoaderData } from 'react-router-dom';
import { Away } from '../not-found/away.tsx';
import { NotFound } from '../not-found/not-found.tsx';
import { Unreachable } from '../not-found/unreachable.tsx';
import type { PageReleases } from '../releases/page-releases.ts';
import { AWAY, NO_PAGE_ROUTE, type NoPageData, UNREACHABLE } from './route-data.ts';

export interface NotFoundOptions {
  readonly releases: PageReleases;
  /** Whether the rest of the route table got no answer at all. */
  readonly unreachable?: () => boolean;
  /** A section cannot be served, and the address may be its page. `say`: show that; `ask`: load a document. */
  readonly sectionMissing?: 'say' | 'ask' | undefined;
}

/** The route of every address that has no page. */
export function notFoundRoute(options: NotFoundOptions): RouteObject {
  return {
    id: NO_PAGE_ROUTE,
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
 * Loads a document if the server may know the page: a successor of a revoked release has it, the route table is incomplete,
 * or a section was missing. If the site is unreachable, the browser would show an error page instead: so the page stays.
 */
function notFound({ url }: Request, { releases, unreachable, sectionMissing }: NotFoundOptions) {
  if (releases.missing() && unreachable?.()) return UNREACHABLE;
  if (sectionMissing === 'say') return data(AWAY, { status: 503 });
  if (sectionMissing === 'ask') return redirectDocument(url);
  const paths = releases.pages().map(({ route: { path } }) => ({ path }));
  const { pathname } = new URL(url);
  const mayExist = releases.missing() !== null || matchRoutes(paths, pathname) !== null;
  if (mayExist) return redirectDocument(url);
  const coming = releases.coming().find(({ path }) => matchPath(path, pathname)) ?? null;
  return data(coming, { status: 404 });
}
