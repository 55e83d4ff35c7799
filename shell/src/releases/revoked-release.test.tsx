import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStaticHandler } from 'react-router-dom';
import { Link } from 'shared/router';
import { createFakeHttp } from 'shared/testing';
import { createRoutes } from '../routing/create-routes.tsx';
import { CONTENT, EVENTS, NEXT_EVENTS } from '../testing/remotes.ts';
import { visit } from '../testing/visit.tsx';
import { createPageReleases, type PageReleases } from './page-releases.ts';

const revoke = async (releases: PageReleases) => releases.revoke([EVENTS]);

function Form({ name }: { readonly name: string }) {
  return (
    <>
      <p>{name}</p>
      <input aria-label="Words" />
      <Link to="/event-details?id=1">One</Link>
      <Link to="/events">Here</Link>
      <Link to="/members">Members</Link>
    </>
  );
}

const page = (name: string) => () => ({ loader: async () => name, Component: () => <Form name={name} /> });
const PAGES = {
  'events@1.0.0/pages/events': page('Old list'),
  'events@1.1.0/pages/events': page('New list'),
  'events@1.0.0/pages/event-details': page('Old details'),
  'events@1.1.0/pages/event-details': page('New details'),
  'events@1.1.0/pages/members': page('Members'),
};

describe('a release that is revoked while its page is open', () => {
  it('draws nothing from the next navigation on', async () => {
    await visit('/events', PAGES, { remotes: [CONTENT, NEXT_EVENTS], askLock: revoke });
    expect(await screen.findByText('New list')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'One' }));
    expect(await screen.findByText('Old details')).toBeVisible();
    expect(screen.queryByText('New details')).not.toBeInTheDocument();
  });

  it('leaves alone what a visitor has typed when the same page is asked for again', async () => {
    await visit('/events', PAGES, { remotes: [CONTENT, NEXT_EVENTS], askLock: revoke });
    await userEvent.type(await screen.findByRole('textbox', { name: 'Words' }), 'half a sen');
    await userEvent.click(screen.getByRole('link', { name: 'Here' }));
    expect(screen.getByText('New list')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Words' })).toHaveValue('half a sen');
  });

  it('takes its own pages with it', async () => {
    const members = { path: '/members', page: 'members', title: 'Members', slots: [], query: [] };
    const next = { ...NEXT_EVENTS, routes: [...NEXT_EVENTS.routes, members] };
    await visit('/events', PAGES, { remotes: [CONTENT, next], askLock: revoke });
    await userEvent.click(await screen.findByRole('link', { name: 'Members' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  });

  it('has the pages that only the release before it had in a new document', async () => {
    const next = { ...NEXT_EVENTS, routes: NEXT_EVENTS.routes.filter(({ path }) => path === '/events') };
    const releases = createPageReleases({ remotes: [CONTENT, next], stable: [] });
    const { query } = createStaticHandler(createRoutes({ releases, http: createFakeHttp({}), loadRegion: jest.fn() }));
    const answerAt = async (path: string) => {
      const answer = await query(new Request(`http://church.example${path}`));
      return answer instanceof Response ? answer.headers.get('location') : answer.statusCode;
    };
    expect(await answerAt('/event-details?id=1')).toBe(404);
    releases.revoke([EVENTS]);
    expect(await answerAt('/event-details?id=1')).toBe('http://church.example/event-details?id=1');
    expect(await answerAt('/no-such-page')).toBe(404);
  });
});
