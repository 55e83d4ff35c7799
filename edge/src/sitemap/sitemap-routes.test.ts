import Fastify from 'fastify';
import { Remote, ShellRemote } from 'shared/contract';
import * as v from 'valibot';
import { createContentCache } from '../content/content-cache.ts';
import { fetchContent } from '../content/fetch-content.ts';
import { ReleaseError } from 'releases/serving';
import { afterTest, releaseTable, releaseEntry, rolloutOf, silentLog } from 'releases/testing';
import { json, startContentApi } from '../testing/content-api.ts';
import { startSite } from '../testing/site.ts';
import { sitemapRoutes } from './sitemap-routes.ts';

const EVENT_DETAILS = {
  path: '/event-details',
  page: 'event-details',
  title: 'Event Details',
  query: ['id'],
  sitemap: { collection: '/api/events', key: 'id' },
};
const ROUTES: Readonly<Record<string, readonly object[]>> = {
  'events@1.0.0': [{ path: '/events', page: 'events', title: 'Events' }, EVENT_DETAILS],
  'events@1.1.0': [{ path: '/calendar', page: 'calendar', title: 'Calendar' }],
  'connect@1.0.0': [
    { path: '/join-us', page: 'join-us', title: 'Join Us' },
    { path: '/login', page: 'login', title: 'Join Us', canonical: '/join-us' },
    { path: '/connect/live-stream', page: 'live-stream', title: 'Live Stream', sitemap: false },
  ],
  'sermons@1.0.0': [
    {
      path: '/sermons/:sermon',
      page: 'sermon',
      title: 'Sermon',
      sitemap: { collection: '/api/sermons', parameter: '{title}-{id}' },
    },
    { path: '/preachers/:preacher', page: 'preacher', title: 'Preacher' },
  ],
};

/** Releases that are nowhere but here. A name without routes is a release that cannot be read. */
const loader = {
  async section(name: string, version: string) {
    const routes = ROUTES[`${name}@${version}`];
    if (!routes) throw new ReleaseError(`${name}@${version} cannot be read`);
    const built = { contract: '1.1.0', slots: [], entry: 'entry.js', globalName: name, requires: {}, exposes: {} };
    return {
      remote: v.parse(Remote, { name, version, routes, ...built }),
      serverEntry: '',
      browserDir: '',
      integrity: {},
    };
  },
  async shell(version: string) {
    const remote = v.parse(ShellRemote, { name: 'shell', version, js: [], css: [], fonts: [] });
    return { remote, shellEntry: '', browserDir: '', integrity: {} };
  },
};

const page = (ids: readonly string[], pageCount = 1) => ({
  data: ids.map((id) => ({ id, attributes: { updatedAt: '2026-11-21T11:48:17.499Z' } })),
  meta: { pagination: { pageCount } },
});

/** @param more sections beside those with routes */
async function start(more: readonly string[] = []) {
  const api = await startContentApi();
  const app = Fastify();
  afterTest(() => app.close());
  const table = releaseTable({
    shell: [releaseEntry('1.0.0', 100, 'stable')],
    events: rolloutOf(50),
    connect: [releaseEntry('1.0.0', 100, 'stable')],
    ...Object.fromEntries(more.map((name) => [name, [releaseEntry('1.0.0', 100, 'stable')]])),
  });
  await app.register(sitemapRoutes, {
    releases: {
      table: () => table,
      onChange: () => undefined,
      refresh: async () => undefined,
      stop: () => undefined,
    },
    loader,
    cache: createContentCache({ fetch: (address) => fetchContent(api.origin, address), log: silentLog }),
    publicUrl: 'https://church.example',
  });
  return { app, api };
}

function locations(xml: string): string[] {
  return [...xml.matchAll(/<loc>https:\/\/church\.example(.*?)<\/loc>/g)].map(([, path = '']) => path);
}

describe('the sitemap', () => {
  it('lists the pages of all stable releases and of each entry, and no second door, no redirect, no bare query page', async () => {
    const { app, api } = await start();
    api.answer = json(page(['a1', 'b&2']));
    const response = await app.inject('/sitemap.xml');
    expect(response.statusCode).toBe(200);
    expect(locations(response.body)).toEqual([
      '/events',
      '/event-details?id=a1',
      '/event-details?id=b%262',
      '/join-us',
    ]);
    expect(response.body).toContain('<lastmod>2026-11-21T11:48:17.499Z</lastmod>');
    expect(response.headers).toMatchObject({
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=0, s-maxage=300',
    });
  });

  it('names the page of each entry by its title, and none where no list says what is there', async () => {
    const { app, api } = await start(['sermons']);
    api.answer = json({
      data: [
        { id: 'a1', attributes: { title: 'Bread & Fish' } },
        { id: 'b2', attributes: { title: null } },
      ],
      meta: { pagination: { pageCount: 1 } },
    });
    const { body } = await app.inject('/sitemap.xml');
    expect(locations(body).slice(-2)).toEqual(['/sermons/bread-fish-a1', '/sermons/b2']);
    expect(api.calls.map(decodeURIComponent)).toContainEqual(
      expect.stringContaining('/api/sermons?fields[0]=updatedAt&fields[1]=title'),
    );
  });

  it('keeps the other pages, for nobody else to keep, while a section is left out', async () => {
    const { app, api } = await start(['broken']);
    api.answer = json(page(['a1']));
    const response = await app.inject('/sitemap.xml');
    expect(locations(response.body)).toEqual(['/events', '/event-details?id=a1', '/join-us']);
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('follows a list to its end', async () => {
    const { app, api } = await start();
    api.answer = (request, response) => {
      const number = new URL(request.url ?? '', api.origin).searchParams.get('pagination[page]');
      json(page([`on-${number}`], 3))(request, response);
    };
    const { body } = await app.inject('/sitemap.xml');
    expect(locations(body)).toEqual(expect.arrayContaining([1, 2, 3].map((n) => `/event-details?id=on-${n}`)));
    expect(api.calls).toHaveLength(3);
  });

  it.each([
    ['does not know when', { updatedAt: null }],
    ['says nonsense', { updatedAt: 'yesterday' }],
    ['says nothing', undefined],
  ])('gives no date when the content API %s', async (_, attributes) => {
    const { app, api } = await start();
    api.answer = json({ data: [{ id: 7, attributes }], meta: { pagination: { pageCount: 1 } } });
    const { body } = await app.inject('/sitemap.xml');
    expect(locations(body)).toContain('/event-details?id=7');
    expect(body).not.toContain('lastmod');
  });

  it.each([
    ['is down', json({}, 503)],
    ['refuses', json({ data: null, error: { status: 403 } }, 403)],
    ['answers something else', json({ events: [] })],
  ])('keeps the other pages, for nobody else to keep, when the content API %s', async (_, answer) => {
    const { app, api } = await start();
    api.answer = answer;
    const response = await app.inject('/sitemap.xml');
    expect(response.statusCode).toBe(200);
    expect(locations(response.body)).toEqual(['/events', '/join-us']);
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('is part of the site, with its public address', async () => {
    const { origin } = await startSite();
    const body = await (await fetch(`${origin}/sitemap.xml`)).text();
    expect(body).toContain('<loc>http://church.example/events</loc>');
  });
});

it('robots may look everywhere, and are told of the sitemap', async () => {
  const { app } = await start();
  const { body, headers } = await app.inject('/robots.txt');
  expect(body).toBe('User-agent: *\nAllow: /\n\nSitemap: https://church.example/sitemap.xml\n');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
});
