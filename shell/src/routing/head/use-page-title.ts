import { type Params, useLocation, useMatches } from 'react-router-dom';
import { beforeParameter, type RouteDefinition, withParameter } from 'shared/contract';
import { useSearchParams } from 'shared/router';
import type { PageHead } from 'shared/shell-api';
import { AWAY, type NoPageData, type PageData, UNREACHABLE } from '../route-data.ts';

export interface PageTitle {
  /** The title bar's heading; null on the home page, which has none. */
  readonly heading: string | null;
  /** What the breadcrumb calls a page whose path ends with a parameter; null where the path says it. */
  readonly crumb: string | null;
  /** The page fills the window, and has its own heading. */
  readonly bare: boolean;
  /** The document's title. */
  readonly document: string;
  readonly head: PageHead;
  /** The page's canonical path, with the query keys that it reads; null if search engines leave it out, as what does not exist. */
  readonly canonical: string | null;
}

export const SITE_NAME = 'Soteria Church';
const HOME_TITLE = 'Soteria Church, Maryland';
const NOT_FOUND = 'Page not found';
const NO_CONNECTION = 'No connection';
const BACK_SOON = 'We will be right back';

/** The title of the event in the navigation state (specification, section 2), else the page's own, else the route's. */
export function usePageTitle(failed: boolean): PageTitle {
  const { pathname, state } = useLocation();
  const [query] = useSearchParams();
  const match = useMatches().at(-1);
  const loaded = match?.loaderData as PageData | NoPageData | undefined;
  if (loaded === UNREACHABLE) return withoutPage(NO_CONNECTION);
  if (loaded === AWAY) return withoutPage(BACK_SOON);
  if (failed || !loaded) return withoutPage(NOT_FOUND);
  if (!('route' in loaded)) return withoutPage(loaded.title);

  const { head, route } = loaded;
  const own = () => addressOf(route, query, match?.params ?? {});
  const address = head.canonical === undefined ? own() : head.canonical;
  const bare = route.frame === 'none';
  const canonical = head.status === 404 || bare ? null : address;
  if (pathname === '/')
    return { heading: null, crumb: null, bare, document: head.title ?? HOME_TITLE, head, canonical };
  const heading = eventTitle(state) ?? head.heading ?? route.title;
  const crumb = beforeParameter(route.path) === null ? null : heading;
  const document = `${head.title ?? heading} · ${SITE_NAME}`;
  return { heading: bare ? null : heading, crumb, bare, document, head, canonical };
}

function withoutPage(heading: string): PageTitle {
  return { heading, crumb: null, bare: false, document: `${heading} · ${SITE_NAME}`, head: {}, canonical: null };
}

/** From the route, because `/Events/` is the same page as `/events`. */
function addressOf(
  { canonical, path, query: keys }: RouteDefinition,
  query: URLSearchParams,
  params: Readonly<Params>,
) {
  const [parameter = ''] = Object.values(params);
  return canonical ?? `${withParameter(path, parameter)}${queryOf(query, keys)}`;
}

/** The query keys that identify a page: an event's id does, a filter does not. */
function queryOf(query: URLSearchParams, keys: readonly string[]): string {
  const read = keys.flatMap((key) => (query.has(key) ? [[key, query.get(key) ?? '']] : []));
  return read.length === 0 ? '' : `?${new URLSearchParams(read)}`;
}

/** Navigation state is stored in the browser's history, so an older release may have written it. */
function eventTitle(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('event' in state)) return undefined;
  const { event } = state;
  if (typeof event !== 'object' || event === null || !('title' in event)) return undefined;
  return typeof event.title === 'string' ? event.title : undefined;
}
