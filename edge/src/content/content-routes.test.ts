import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterTest, silentLog } from 'releases/testing';
import { json, raw, startContentApi, truncated } from '../testing/content-api.ts';
import { createContentCache } from './content-cache.ts';
import { contentRoutes } from './content-routes.ts';
import { fetchContent } from './fetch-content.ts';

async function site() {
  const api = await startContentApi();
  let clock = Date.now();
  const cache = createContentCache({
    fetch: (address) => fetchContent(api.origin, address),
    log: silentLog,
    now: () => clock,
  });
  const app = Fastify({ trustProxy: true });
  await app.register(contentRoutes, { cache });
  afterTest(() => app.close());
  const get = (url: string) => app.inject({ url });
  return { api, app, cache, get, pass: (milliseconds: number) => (clock += milliseconds) };
}

const EVENTS = { data: [{ id: 1, attributes: { title: 'Harvest' } }], meta: {} };

describe('GET /api', () => {
  it('passes the wire format on, with headers for a shared cache', async () => {
    const { api, get } = await site();
    api.answer = json(EVENTS);
    const response = await get('/api/events?populate=*');
    expect(response.json()).toEqual(EVENTS);
    expect(response.headers['cache-control']).toBe('public, max-age=0, s-maxage=5');
    expect(response.headers['cdn-cache-control']).toBe('max-age=5, stale-while-revalidate=60, stale-if-error=86400');
    expect(response.headers['access-control-allow-origin']).toBe('*');
    expect(api.calls).toEqual(['GET /api/events?populate=*']);
  });

  it('asks the API once for two spellings of one question', async () => {
    const { api, get } = await site();
    await get('/api/events?populate=*&sort=startDate:asc');
    await get('/api/events?sort=startDate%3Aasc&populate=*');
    expect(api.calls).toHaveLength(1);
  });

  it('serves upcoming events of an hour ago when the API is down now', async () => {
    const { api, get, pass } = await site();
    api.answer = json(EVENTS);
    const url = (time: number) => `/api/events?filters[startDate][$gte]=${new Date(time).toISOString()}`;
    await get(url(Date.now()));
    await api.stop();
    pass(3_600_000);
    jest.useFakeTimers({ now: Date.now() + 3_600_000, doNotFake: ['setTimeout', 'setImmediate', 'nextTick'] });
    afterTest(() => jest.useRealTimers());
    expect((await get(url(Date.now()))).json()).toEqual(EVENTS);
  });

  it.each([
    ['an error of the API', json({ error: {} }, 500)],
    ['too many requests', json({ error: {} }, 429)],
    ['malformed JSON', raw('{"data":[')],
    ['a page instead of JSON', raw('<html></html>', { headers: { 'content-type': 'text/html' } })],
    ['an answer that is cut off', truncated()],
    ['a way elsewhere', raw('', { status: 302, headers: { location: 'http://127.0.0.1:9/' } })],
  ])('keeps the good answer when there comes %s', async (_name, bad) => {
    const { api, cache, get } = await site();
    api.answer = json(EVENTS);
    await get('/api/events');
    api.answer = bad;
    cache.expire();
    const response = await get('/api/events');
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual(EVENTS);
  });

  it("says in the API's own shape that it cannot be reached", async () => {
    const { api, get } = await site();
    await api.stop();
    const response = await get('/api/events');
    expect(response.statusCode).toBe(503);
    expect(response.headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '5' });
    expect(response.json()).toMatchObject({
      data: null,
      error: { status: 503, message: expect.stringContaining('try again') },
    });
  });

  it("passes the API's refusals on, hardly kept", async () => {
    const { api, get } = await site();
    api.answer = json({ data: null, error: { status: 404, name: 'NotFoundError', message: 'Not Found' } }, 404);
    const response = await get('/api/events/no-such');
    expect(response.statusCode).toBe(404);
    expect(response.json().error.name).toBe('NotFoundError');
    expect(response.headers['cache-control']).toBe('public, max-age=0, s-maxage=1');
  });

  it.each(['/api/prayer-requests', '/api/members/1', '/api/prayer-requests?populate=*'])(
    'lets nobody read %s',
    async (url) => {
      const { api, get } = await site();
      expect((await get(url)).statusCode).toBe(403);
      expect(api.calls).toEqual([]);
    },
  );

  it.each([
    '/api/users',
    '/api/upload/files',
    '/api/events/../users',
    '/api/events/%2e%2e/users',
    '/api/events%2f1',
    '/api//events',
    '/api/events/',
    '/api/events/1/2',
    '/api/events/1%00',
    '/api/auth/local',
    '/api/',
  ])('does not let %s through', async (url) => {
    const { api, get } = await site();
    const response = await get(url);
    expect(response.statusCode).toBe(404);
    expect(response.json().error.name).toBe('NotFoundError');
    expect(api.calls).toEqual([]);
  });

  it('refuses an endless query', async () => {
    const { api, get } = await site();
    expect((await get(`/api/events?a=${'x'.repeat(3_000)}`)).statusCode).toBe(414);
    expect(api.calls).toEqual([]);
  });

  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0', undefined, (body: Buffer) => body],
  ])('compresses for accept-encoding: %s', async (accepted, encoding, decompress) => {
    const { api, app } = await site();
    const large = { data: ['x'.repeat(5_000)] };
    api.answer = json(large);
    const response = await app.inject({ url: '/api/events', headers: { 'accept-encoding': accepted } });
    expect(response.headers).toMatchObject({ vary: 'accept-encoding', etag: expect.stringMatching(/^W\/"/) });
    expect(response.headers['content-encoding']).toBe(encoding);
    expect(JSON.parse(decompress(response.rawPayload).toString())).toEqual(large);
  });

  it('answers HEAD', async () => {
    const { app } = await site();
    const response = await app.inject({ method: 'HEAD', url: '/api/events' });
    expect([response.statusCode, response.body]).toEqual([200, '']);
  });
});

describe('what does not read', () => {
  it.each([
    ['POST', '/api/events', 405, 'GET, HEAD'],
    ['PUT', '/api/members', 405, 'POST'],
    ['DELETE', '/api/events/1', 405, 'GET, HEAD'],
    ['POST', '/api/auth/local/register', 404, undefined],
    ['PATCH', '/api/users', 404, undefined],
  ] as const)('answers %s %s with %s', async (method, url, status, allow) => {
    const { api, app } = await site();
    const response = await app.inject({ method, url, payload: '{}', headers: { 'content-type': 'text/plain' } });
    expect(response.statusCode).toBe(status);
    expect(response.headers.allow).toBe(allow);
    expect(response.json().error.status).toBe(status);
    expect(api.calls).toEqual([]);
  });
});
