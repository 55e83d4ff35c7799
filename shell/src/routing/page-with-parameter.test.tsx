import { act, screen, within } from '@testing-library/react';
import { createStaticHandler } from 'react-router-dom';
import type { LoaderArgs, PageHead } from 'shared/shell-api';
import { createFakeHttp } from 'shared/testing';
import { createSectionModules } from '../federation/section-modules.ts';
import { createRegionLoader } from '../regions/load-region.ts';
import { createPageReleases } from '../releases/page-releases.ts';
import { fakeFederation } from '../testing/fake-federation.ts';
import { EVENTS } from '../testing/remotes.ts';
import { visit } from '../testing/visit.tsx';
import { createRoutes } from './create-routes.tsx';

const MODULES = {
  'events@1.0.0/pages/events': () => ({ Component: () => <p>All events</p> }),
  'events@1.0.0/pages/event': () => ({
    Component: ({ data }: { data: string }) => <p>The event {data}</p>,
    loader: async ({ params }: LoaderArgs) => params.event,
    head: ({ data, url }: { data: string; url: URL }): PageHead => ({
      heading: `Event ${data}`,
      ...(url.pathname === '/events/old-7' ? { movedTo: '/events/new-7' } : {}),
    }),
  }),
};

const crumbs = () => within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getAllByRole('listitem');

test('a page with a parameter reads it, and names itself in the breadcrumb', async () => {
  const { router } = await visit('/events/caf%C3%A9-7', MODULES);
  expect(await screen.findByText('The event café-7')).toBeVisible();
  expect(crumbs().map((crumb) => crumb.textContent)).toEqual(['Home', 'Events', 'Event café-7']);
  await act(() => router.navigate('/events/choir-8'));
  expect(await screen.findByText('The event choir-8')).toBeVisible();
});

test('a page that has moved is shown at its new address', async () => {
  const { router } = await visit('/events', MODULES);
  await act(() => router.navigate('/events/old-7?from=home'));
  expect(await screen.findByText('The event new-7')).toBeVisible();
  expect(router.state.location).toMatchObject({ pathname: '/events/new-7', search: '?from=home' });
});

test('the server redirects to it for good', async () => {
  const releases = createPageReleases({ remotes: [EVENTS], stable: [] });
  const modules = createSectionModules(fakeFederation(MODULES).federation, async () => undefined);
  const loadRegion = createRegionLoader({ modules, releases, report: () => undefined, headStartMs: 50 });
  const { query } = createStaticHandler(createRoutes({ releases, http: createFakeHttp({}), loadRegion }));
  const answer = await query(new Request('http://church.example/events/old-7?from=home'));
  expect(answer).toMatchObject({ status: 308 });
  expect((answer as Response).headers.get('location')).toBe('/events/new-7?from=home');
});

test('a document that knows its own page alone finds one at a fixed path beside it', async () => {
  const past = { path: '/events/past', page: 'events', title: 'Past events', slots: [], query: [] };
  const whole = { ...EVENTS, routes: [...EVENTS.routes, past] };
  const own = { ...EVENTS, routes: EVENTS.routes.filter(({ path }) => path === '/events/:event') };
  const { router } = await visit('/events/choir-8', MODULES, {
    remotes: [own],
    table: { lock: { events: '1.0.0' }, stable: {} },
    complete: async () => ({ remotes: [whole], stable: [] }),
  });
  expect(await screen.findByText('The event choir-8')).toBeVisible();
  await act(() => router.navigate('/events/past'));
  expect(await screen.findByText('All events')).toBeVisible();
});
