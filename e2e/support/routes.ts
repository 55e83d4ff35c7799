import type { APIRequestContext } from '@playwright/test';
import { firstOf, readUpcoming } from './content.ts';

interface Route {
  /** As a test's title says it. */
  readonly name: string;
  readonly path: string;
  /** The page's `h1`; null where it comes from the content. */
  readonly heading: string | null;
  readonly breadcrumb: readonly string[] | null;
  readonly status: 200 | 404;
  /** Needs an event's id after its path. */
  readonly ofEvent?: true;
}

/** Every route that is built so far (specification, section 2). */
export const ROUTES: readonly Route[] = [
  { name: 'the home page', path: '/', heading: null, breadcrumb: null, status: 200 },
  { name: 'the events page', path: '/events', heading: 'Events', breadcrumb: ['Home', 'Events'], status: 200 },
  {
    name: 'the events for men',
    path: '/events?type=men',
    heading: 'Events',
    breadcrumb: ['Home', 'Events'],
    status: 200,
  },
  {
    name: 'an event',
    path: '/event-details?id=',
    heading: null,
    breadcrumb: ['Home', 'Event Details'],
    status: 200,
    ofEvent: true,
  },
  {
    name: 'the sermons page',
    path: '/connect/sermons',
    heading: 'Sermons',
    breadcrumb: ['Home', 'Connect', 'Sermons'],
    status: 200,
  },
  {
    name: 'the not-found page',
    path: '/no-such-page',
    heading: 'Page not found',
    breadcrumb: ['Home', 'No Such Page'],
    status: 404,
  },
];

/** Where a route is; of an event, the first one to come. */
export async function addressOf(route: Route, request: APIRequestContext): Promise<string> {
  if (!route.ofEvent) return route.path;
  const { id } = firstOf(await readUpcoming(request), 'event to come');
  return `${route.path}${id}`;
}
