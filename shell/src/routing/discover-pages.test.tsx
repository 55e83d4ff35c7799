import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStaticHandler } from 'react-router-dom';
import { Link } from 'shared/router';
import { createFakeHttp } from 'shared/testing';
import { createPageReleases } from '../releases/page-releases.ts';
import { CONTENT, EVENTS } from '../testing/remotes.ts';
import { visit } from '../testing/visit.tsx';
import { createRoutes } from './create-routes.tsx';

const LOCK = { content: '1.0.0', events: '1.0.0' };
const TABLE = { lock: LOCK, stable: {} };

function Page({ name }: { readonly name: string }) {
  return (
    <>
      <p>{name}</p>
      <Link to="/">To the start</Link>
      <Link to="/events">To the list</Link>
      <Link to="/no-such-page">Nowhere</Link>
    </>
  );
}

const PAGES = {
  'content@1.0.0/pages/home': () => ({ Component: () => <Page name="The home page" /> }),
  'events@1.0.0/pages/events': () => ({ Component: () => <Page name="The list" /> }),
};

describe('a document that came with its own page only', () => {
  const complete = async () => ({ remotes: [CONTENT, EVENTS], stable: [] });

  it('leads to the page of another section', async () => {
    const { router } = await visit('/', PAGES, { remotes: [CONTENT], table: TABLE, complete });
    await userEvent.click(await screen.findByRole('link', { name: 'To the list' }));
    expect(await screen.findByText('The list')).toBeVisible();
    expect(router.state.matches.at(-1)?.route.path).toBe('/events');
  });

  it('leads to the home page', async () => {
    await visit('/events', PAGES, { remotes: [EVENTS], table: TABLE, complete });
    await userEvent.click(await screen.findByRole('link', { name: 'To the start' }));
    expect(await screen.findByText('The home page')).toBeVisible();
  });

  it('says that a page was not found once it knows all pages', async () => {
    await visit('/', PAGES, { remotes: [CONTENT], table: TABLE, complete });
    await userEvent.click(await screen.findByRole('link', { name: 'Nowhere' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  });

  it('keeps the page where nothing answers, says so, and goes on by Try again', async () => {
    let away = true;
    const options = {
      remotes: [CONTENT],
      table: TABLE,
      complete: () => (away ? Promise.resolve(null) : complete()),
      unreachable: () => away,
    };
    await visit('/', PAGES, options);
    await userEvent.click(await screen.findByRole('link', { name: 'To the list' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'No connection' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('The site cannot be reached right now.');

    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Try again' })).toHaveFocus();
    away = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('The list')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('leaves the way to the browser, where the rest did not come', async () => {
    const releases = createPageReleases({ remotes: [CONTENT], stable: [], table: TABLE });
    const { query } = createStaticHandler(createRoutes({ releases, http: createFakeHttp({}), loadRegion: jest.fn() }));
    const answer = await query(new Request('http://church.example/events'));
    expect(answer instanceof Response && answer.headers.get('location')).toBe('http://church.example/events');
    expect(answer instanceof Response && answer.headers.has('x-remix-reload-document')).toBe(true);
  });
});
