import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStaticHandler } from 'react-router-dom';
import { Link, useSearchParams } from 'shared/router';
import { Slot, useRetry } from 'shared/shell-api';
import { createFakeHttp } from 'shared/testing';
import { createPageReleases } from '../releases/page-releases.ts';
import { CONTENT, EVENTS } from '../testing/remotes.ts';
import { visit } from '../testing/visit.tsx';
import { createRoutes } from './create-routes.tsx';

const PICNIC = { ...CONTENT, coming: [{ path: '/picnic', title: 'The Picnic' }] };

function Home() {
  return (
    <>
      <h1>Welcome home</h1>
      <Slot name="home.next-event" />
    </>
  );
}

const HOME = { 'content@1.0.0/pages/home': () => ({ Component: Home }) };
const NEXT = 'events@1.0.0/slots/next-event';

test('a page without frame has its own heading, and search engines are told nothing of it', async () => {
  const wall = { path: '/wall', page: 'wall', title: 'Wall', slots: [], query: [], frame: 'none' as const };
  const Component = () => <h1>Soteria</h1>;
  await visit(
    '/wall',
    { 'events@1.0.0/pages/wall': () => ({ Component }) },
    { remotes: [{ ...EVENTS, routes: [wall] }] },
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'Soteria' })).toBeVisible();
  expect(screen.getAllByRole('heading')).toHaveLength(1);
  expect(screen.queryByRole('banner')).not.toBeInTheDocument();
  expect(document.title).toBe('Wall · Soteria Church');
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

describe('a page with a slot of another section', () => {
  it('shows both, each in a region with its release', async () => {
    await visit('/', { ...HOME, [NEXT]: () => ({ Component: () => <p>Breakfast on Saturday</p> }) });
    expect(await screen.findByRole('heading', { name: 'Welcome home' })).toBeVisible();
    const region = screen.getByText('Breakfast on Saturday').closest('[data-section]');
    expect(region).toHaveAttribute('data-section', 'events');
    expect(region).toHaveAttribute('data-release', 'events@1.0.0');
  });

  it('gives each component what its own loader returned', async () => {
    const loaded = { loader: async () => 'Night of Worship', Component: ({ data }: { data: string }) => <p>{data}</p> };
    await visit('/', { ...HOME, [NEXT]: () => loaded });
    expect(await screen.findByText('Night of Worship')).toBeVisible();
  });

  it('lives on when the other section cannot be loaded, and recovers by Try again', async () => {
    const { modules, forgotten } = await visit('/', HOME);
    expect(await screen.findByRole('heading', { name: 'Welcome home' })).toBeVisible();
    expect(screen.getByText(/cannot be shown right now/)).toBeVisible();

    modules[NEXT] = () => ({ Component: () => <p>Breakfast on Saturday</p> });
    await userEvent.click(screen.getByRole('button', { name: /try again/i }));
    expect(await screen.findByText('Breakfast on Saturday')).toBeVisible();
    expect(screen.queryByText(/cannot be shown right now/)).not.toBeInTheDocument();
    expect(forgotten).toEqual(['events@1.0.0']);
  });

  it('keeps what it shows when asking again fails, and says so until it works', async () => {
    const answers = ['Breakfast on Saturday', null, 'Choir on Sunday'];
    const loader = async () => {
      const answer = answers.shift();
      if (!answer) throw new Error('the calendar is closed');
      return answer;
    };
    const Component = ({ data }: { data: string }) => {
      const retry = useRetry();
      return <button onClick={retry}>{data}</button>;
    };
    await visit('/', { ...HOME, [NEXT]: () => ({ Component, loader }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Breakfast on Saturday' }));
    expect(await screen.findByText(/is not responding/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Breakfast on Saturday' })).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Choir on Sunday' })).toBeVisible();
    expect(screen.queryByText(/is not responding/)).not.toBeInTheDocument();
  });

  it('lives on when a loader of the other section throws', async () => {
    const broken = {
      loader: async () => {
        throw new Error('no such table');
      },
      Component: () => null,
    };
    await visit('/', { ...HOME, [NEXT]: () => broken });
    expect(await screen.findByRole('heading', { name: 'Welcome home' })).toBeVisible();
    expect(screen.getByText(/cannot be shown right now/)).toBeVisible();
  });

  it('lives on when the other section throws while rendering, says which release it was, and recovers', async () => {
    const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const Broken = () => {
      throw new Error('undefined is not an event');
    };
    const { modules, reported } = await visit('/', { ...HOME, [NEXT]: () => ({ Component: Broken }) });
    expect(await screen.findByRole('heading', { name: 'Welcome home' })).toBeVisible();
    expect(screen.getByText(/cannot be shown right now/)).toBeVisible();
    expect(reported).toEqual([new Error('undefined is not an event')]);

    modules[NEXT] = () => ({ Component: () => <p>Breakfast on Saturday</p> });
    await userEvent.click(screen.getByRole('button', { name: /try again/i }));
    expect(await screen.findByText('Breakfast on Saturday')).toBeVisible();
    consoleError.mockRestore();
  });
});

describe('a page that reads the query', () => {
  function Listing({ data }: { data: number }) {
    const [query] = useSearchParams();
    return (
      <>
        <p>
          load {data}, filter {query.get('type') ?? 'all'}
        </p>
        <Link to="?type=men">Men</Link>
        <Link to="/event-details?id=2">Two</Link>
      </>
    );
  }

  it('does not load again for a key that its loader does not read', async () => {
    let loads = 0;
    await visit('/events', {
      'events@1.0.0/pages/events': () => ({ Component: Listing, loader: async () => ++loads }),
    });
    expect(await screen.findByText('load 1, filter all')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Men' }));
    expect(await screen.findByText('load 1, filter men')).toBeVisible();
  });

  it('loads again for a key that its loader reads', async () => {
    const Details = ({ data }: { data: string }) => (
      <>
        <p>event {data}</p>
        <Link to="/event-details?id=2">Two</Link>
      </>
    );
    const loader = async ({ url }: { url: URL }) => url.searchParams.get('id');
    await visit('/event-details?id=1', { 'events@1.0.0/pages/event-details': () => ({ Component: Details, loader }) });
    expect(await screen.findByText('event 1')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Two' }));
    expect(await screen.findByText('event 2')).toBeVisible();
  });
});

describe('titles', () => {
  const DETAILS = 'events@1.0.0/pages/event-details';

  it("are the route's, when the page has nothing to say", async () => {
    await visit('/events', { 'events@1.0.0/pages/events': () => ({ Component: () => null }) });
    expect(await screen.findByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
    expect(document.title).toBe('Events · Soteria Church');
  });

  it("are the page's own", async () => {
    await visit('/event-details?id=1', {
      [DETAILS]: () => ({ Component: () => null, head: () => ({ heading: 'Baptism at the Bay' }) }),
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Baptism at the Bay' })).toBeVisible();
  });

  it("are the event's, when the navigation carries one", async () => {
    const { router } = await visit('/', { ...HOME, [DETAILS]: () => ({ Component: () => null }) });
    await screen.findByRole('heading', { name: 'Welcome home' });
    await act(() => router.navigate('/event-details?id=1', { state: { event: { title: 'Choir Concert' } } }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Choir Concert' })).toBeVisible();
  });

  it('say that there is no home page before a section has brought one', async () => {
    await visit('/', {}, { remotes: [] });
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  });

  it('say that an unknown path was not found', async () => {
    await visit('/no-such-page', {});
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  });

  it.each(['/picnic', '/Picnic/'])('say at %s that its page is coming, as a section declares', async (path) => {
    await visit(path, {}, { remotes: [PICNIC, EVENTS] });
    expect(await screen.findByRole('heading', { level: 1, name: 'The Picnic' })).toBeVisible();
    expect(screen.getByText('This page is coming.')).toBeVisible();
    expect(document.title).toBe('The Picnic · Soteria Church');
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });

  it('have the status of a page that is not there, also while it is coming', async () => {
    const releases = createPageReleases({ remotes: [PICNIC], stable: [] });
    const { query } = createStaticHandler(createRoutes({ releases, http: createFakeHttp({}), loadRegion: jest.fn() }));
    const context = await query(new Request('http://church.example/picnic'));
    expect(context).toMatchObject({ statusCode: 404, loaderData: { 'not-found': { title: 'The Picnic' } } });
  });
});
