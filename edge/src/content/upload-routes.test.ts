import Fastify from 'fastify';
import { afterTest } from 'releases/testing';
import { type ContentApi, raw, startContentApi } from '../testing/content-api.ts';
import { uploadRoutes } from './upload-routes.ts';

const AUDIO = Buffer.from('0123456789'.repeat(10));

/** Answers like the CMS's file server: whole, or the range that was asked for. */
const file: ContentApi['answer'] = (request, response) => {
  const range = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '');
  const type = {
    'content-type': 'audio/mpeg',
    'accept-ranges': 'bytes',
    'set-cookie': 'cms=1',
    'x-powered-by': 'Strapi',
  };
  if (!range) return void response.writeHead(200, { ...type, 'content-length': AUDIO.length }).end(AUDIO);
  const part = AUDIO.subarray(Number(range[1]), range[2] ? Number(range[2]) + 1 : undefined);
  const contentRange = `bytes ${range[1]}-${Number(range[1]) + part.length - 1}/${AUDIO.length}`;
  response.writeHead(206, { ...type, 'content-range': contentRange, 'content-length': part.length }).end(part);
};

async function site() {
  const api = await startContentApi();
  api.answer = file;
  const app = Fastify();
  const clock = { now: 1_000_000 };
  await app.register(uploadRoutes, { origin: api.origin, now: () => clock.now });
  afterTest(() => app.close());
  return { api, app, clock, get: (url: string, headers = {}) => app.inject({ url, headers }) };
}

const SERMON = '/uploads/sermon_4f1a2b3c4d.mp3';

describe('GET /uploads', () => {
  it('passes a file on, kept for minutes: an editor may replace it under the same name', async () => {
    const { get } = await site();
    const response = await get(SERMON);
    expect(response.rawPayload).toEqual(AUDIO);
    expect(response.headers).toMatchObject({
      'content-type': 'audio/mpeg',
      'cache-control': 'public, max-age=300',
      'content-security-policy':
        "default-src 'none'; media-src 'self'; frame-ancestors 'none'; sandbox allow-same-origin",
    });
    expect(response.headers).not.toHaveProperty('set-cookie');
    expect(response.headers).not.toHaveProperty('x-powered-by');
  });

  it('passes ranges on, so that a player can seek', async () => {
    const { get } = await site();
    const response = await get(SERMON, { range: 'bytes=10-14' });
    expect(response.statusCode).toBe(206);
    expect(response.headers['content-range']).toBe('bytes 10-14/100');
    expect(response.body).toBe('01234');
  });

  it('keeps a small file and serves it when the CMS is down', async () => {
    const { api, get } = await site();
    await get(SERMON);
    await api.stop();
    const response = await get(SERMON);
    expect(response.statusCode).toBe(200);
    expect(response.rawPayload).toEqual(AUDIO);
    expect(response.headers['content-type']).toBe('audio/mpeg');
    expect((await get(SERMON, { range: 'bytes=10-' })).statusCode).toBe(200);
  });

  it('asks once for a small file', async () => {
    const { api, get } = await site();
    await get(SERMON);
    await get(SERMON);
    expect(api.calls).toHaveLength(1);
  });

  it('asks again after a minute, and sends what an editor has put in its place', async () => {
    const { api, get, clock } = await site();
    await get(SERMON);
    api.answer = raw('another', { headers: { 'content-type': 'audio/mpeg', 'content-length': '7' } });
    clock.now += 59_000;
    expect((await get(SERMON)).rawPayload).toEqual(AUDIO);
    clock.now += 2_000;
    expect((await get(SERMON)).body).toBe('another');
    await api.stop();
    clock.now += 3_600_000;
    expect((await get(SERMON)).body).toBe('another');
  });

  it('does not keep a large one', async () => {
    const { api, get } = await site();
    api.answer = raw(Buffer.alloc(2 * 1024 * 1024 + 1), { headers: { 'content-type': 'audio/mpeg' } });
    expect((await get(SERMON)).rawPayload).toHaveLength(2 * 1024 * 1024 + 1);
    await get(SERMON);
    expect(api.calls).toHaveLength(2);
  });

  it('asks once more where the CMS has closed the connection', async () => {
    const { api, get } = await site();
    api.answer = (request, response) =>
      api.calls.length === 1 ? void request.socket.destroy() : file(request, response);
    expect((await get(SERMON)).rawPayload).toEqual(AUDIO);
    expect(api.calls).toHaveLength(2);
  });

  it('says that a file cannot be reached', async () => {
    const { api, get } = await site();
    await api.stop();
    const response = await get(SERMON);
    expect(response.statusCode).toBe(503);
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it.each([404, 403])('takes a %s of the CMS for no such file', async (status) => {
    const { api, get } = await site();
    api.answer = raw('<b>no</b>', { status, headers: { 'content-type': 'text/html' } });
    const response = await get(SERMON);
    expect(response.statusCode).toBe(404);
    expect(response.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
    });
  });

  it.each([
    '/uploads/../admin',
    '/uploads/%2e%2e/admin',
    '/uploads/.env',
    '/uploads//x',
    '/uploads/a%2fb',
    '/uploads/',
  ])('does not let %s through', async (url) => {
    const { api, get } = await site();
    expect((await get(url)).statusCode).toBe(404);
    expect(api.calls).toEqual([]);
  });

  it('asks for the path only', async () => {
    const { api, get } = await site();
    await get(`${SERMON}?x=1`);
    expect(api.calls).toEqual([`GET ${SERMON}`]);
  });

  it('answers HEAD', async () => {
    const { app } = await site();
    const response = await app.inject({ method: 'HEAD', url: SERMON });
    expect(response.headers['content-length']).toBe('100');
    expect(response.body).toBe('');
  });
});
