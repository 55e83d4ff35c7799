import { screen } from '@testing-library/react';
import { createStaticHandler } from 'react-router-dom';
import { createFakeHttp } from 'shared/testing';
import { createPageReleases } from '../releases/page-releases.ts';
import { createRoutes, type RouteOptions } from '../routing/create-routes.tsx';
import { CONTENT } from '../testing/remotes.ts';
import { visit } from '../testing/visit.tsx';

/** What becomes of a page that no known section has. */
function answerAt(path: string, sectionMissing: RouteOptions['sectionMissing']) {
  const releases = createPageReleases({ remotes: [CONTENT], stable: [] });
  const options = { releases, http: createFakeHttp({}), loadRegion: jest.fn(), sectionMissing };
  return createStaticHandler(createRoutes(options)).query(new Request(`http://church.example${path}`));
}

describe('while a section is left out', () => {
  it('an address that no page has may be one of its pages: it is kept out of 404, and out of search engines', async () => {
    expect(await answerAt('/events', 'say')).toMatchObject({ statusCode: 503 });
    expect(await answerAt('/events', undefined)).toMatchObject({ statusCode: 404 });
  });

  it('its visitor reads that the page may be back soon, and has two ways on', async () => {
    await visit('/events?upcoming=2', {}, { remotes: [CONTENT], sectionMissing: 'say' });
    expect(await screen.findByRole('heading', { level: 1, name: 'We will be right back' })).toBeVisible();
    expect(screen.getByText(/all other pages are open/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/events?upcoming=2');
    expect(screen.getByRole('link', { name: 'To the home page' })).toHaveAttribute('href', '/');
    expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });

  it('an open page asks for the next document, which has the section once it is back', async () => {
    const answer = await answerAt('/events', 'ask');
    expect(answer instanceof Response && answer.headers.get('location')).toBe('http://church.example/events');
    expect(answer instanceof Response && answer.headers.has('x-remix-reload-document')).toBe(true);
  });
});
