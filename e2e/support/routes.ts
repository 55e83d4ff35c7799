import type { APIRequestContext } from '@playwright/test';
import { firstOf, readSermons, readUpcoming } from './content/content.ts';
import { entryPath, eventPath } from './content/entry-path.ts';

export interface Route {
  /** As a test's title says it. */
  readonly name: string;
  readonly path: string;
  /** The page's `h1`; null where it comes from the content. */
  readonly heading: string | null;
  /** The way to it: the segments of its path in title case, dashes as spaces. Home has none. */
  readonly breadcrumb: readonly string[] | null;
  readonly status: 200 | 404;
  /** A page with a link to it, in its text, its menu or its footer; null where no link leads. */
  readonly from: string | null;
  /** An entry's own segment comes after its path, and its title after the breadcrumb. */
  readonly of?: 'event' | 'sermon';
  /** With JavaScript it opens another tab and leads home. */
  readonly leavesByItself?: true;
  /** It asks for its content again when a minute begins, also in the first minute. */
  readonly asksEachMinute?: true;
}

/** Every route (specification, section 2). */
export const ROUTES: readonly Route[] = [
  { ...plain('/', 'Welcome to Soteria', '/events'), name: 'the home page', breadcrumb: null },
  plain('/about-us', 'About Us', '/'),
  plain('/about-us/directorates', 'Directorates', null),
  plain('/community-engagement', 'Community Engagement', '/'),
  plain('/community-engagement/outreaches', 'Outreaches', '/community-engagement'),
  coming('/community-engagement/fun-in-the-sun', 'July 4th Fun in the Sun'),
  coming('/community-engagement/vulnerable-peoples-ministry-and-service', 'Vulnerable Peoples Ministry and Service'),
  plain('/plan-your-visit', 'Plan Your Visit', '/'),
  plain('/mobile-app', 'Our Mobile App', '/'),
  plain('/privacy', 'Privacy', '/'),
  plain('/accessibility', 'Accessibility', '/'),
  plain('/connect', 'Connect', '/'),
  plain('/connect/daniels-men', "Daniel's Men", '/connect'),
  plain('/connect/poiema', 'POIEMA', '/connect'),
  plain('/connect/catalyst', 'Catalyst', '/connect'),
  plain('/connect/kiddies', 'Soteria Kiddies', '/connect'),
  plain('/connect/sodip', 'SODIP', '/connect'),
  { ...plain('/connect/live-stream', 'Live Stream', '/plan-your-visit'), leavesByItself: true },
  { ...plain('/connect/sermons', 'Sermons', '/'), name: 'the sermons page' },
  plain('/connect/prayer-requests', 'Prayer Requests', '/connect'),
  plain('/connect/contact-us', 'Contact Us', '/'),
  plain('/join-us', 'Join Us', '/connect'),
  plain('/login', 'Login', null),
  { ...plain('/events', 'Events', '/'), name: 'the events page' },
  { ...plain('/events?type=men', 'Events', null), name: 'the events for men' },
  { ...plain('/events/calendar', 'Calendar', '/events'), name: 'the calendar' },
  { ...plain('/events/past', 'Past Events', '/events'), name: 'the past events' },
  { ...plain('/events/', null, '/events'), name: 'an event', breadcrumb: ['Home', 'Events'], of: 'event' },
  {
    ...plain('/sermons/', null, '/connect/sermons'),
    name: 'a sermon',
    breadcrumb: ['Home', 'Sermons'],
    of: 'sermon',
  },
  { ...missing('/no-such-page', null), name: 'the not-found page' },
];

/** What can be looked at in a browser: a fragment never reaches the server. */
export const PAGES: readonly Route[] = [
  ...ROUTES.filter((route) => !route.leavesByItself),
  plain('/about-us/directorates#media', 'Directorates', '/about-us'),
];

/** Search engines are not told of them. The display fills the window: no title bar, and no link leads there or away. */
export const UNTOLD_PAGES: readonly Route[] = [
  { ...plain('/display', 'Soteria Church', null), name: 'the display', breadcrumb: null, asksEachMinute: true },
  { ...plain('/search?q=sermonn', 'Search', '/'), name: 'the search' },
];

function plain(path: string, heading: string | null, from: string | null): Route {
  return { name: path, path, heading, breadcrumb: breadcrumbOf(path), status: 200, from };
}

function missing(path: string, from: string | null): Route {
  return { ...plain(path, 'Page not found', from), status: 404 };
}

/** A community card leads there. */
function coming(path: string, heading: string): Route {
  return { ...plain(path, heading, '/community-engagement'), status: 404 };
}

function breadcrumbOf(path: string): readonly string[] {
  const segments = new URL(path, 'http://site').pathname.split('/').slice(1);
  const labels = segments.map((segment) => segment.split('-').map(titleCase).join(' '));
  return ['Home', ...labels];
}

function titleCase(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Where a route is; of events the first one to come, of sermons any. */
export async function addressOf(route: Route, request: APIRequestContext): Promise<string> {
  if (!route.of) return route.path;
  if (route.of === 'sermon') return entryPath('/sermons', firstOf(await readSermons(request), 'sermon'));
  return eventPath(firstOf(await readUpcoming(request), 'event to come'));
}
