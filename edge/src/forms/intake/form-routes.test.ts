import { randomUUID } from 'node:crypto';
import { createLimits } from 'database';
import Fastify from 'fastify';
import { limitRequests } from 'releases/serving';
import { afterTest, until } from 'releases/testing';
import { capturedLog } from '../../testing/captured-log.ts';
import { json, raw, startContentApi } from '../../testing/content-api.ts';
import { locked, standingClock, storedForms } from '../../testing/forms.ts';
import { deliverToContentApi } from '../delivery/deliver-to-content-api.ts';
import { formRoutes } from './form-routes.ts';

const MEMBER = { firstName: 'Zoë', lastName: 'O’Brien', email: 'zoe@example.org', phoneNumber: '4105550123' };
const PRAYER = { prayerRequest: 'For my mother.' };
const SECRETS = /Zo|Brien|example\.org|4105550123|mother|203\.0\.113/;

async function site({ perMinute = 1_000 } = {}) {
  const api = await startContentApi();
  api.answer = json({ data: { id: 'a1' } }, 201);
  const { log, text } = capturedLog();
  const toContentApi = deliverToContentApi(api.origin);
  const { submissions, file, isEmpty } = await storedForms({ toContentApi, log, now: standingClock() });
  const app = Fastify({ loggerInstance: log, trustProxy: true });
  const limit = limitRequests({
    limits: createLimits({ log: app.log }),
    name: 'forms',
    perMinute,
    totalPerMinute: 1_000_000,
  });
  await app.register(formRoutes, { accept: submissions.accept, limit });
  afterTest(() => app.close());
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: path,
      payload: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    });
  return { api, file, isEmpty, post, submissions, logged: text };
}

describe('a form that a page sends', () => {
  it.each([
    ['/api/members', MEMBER],
    ['/api/prayer-requests', PRAYER],
  ])('goes to %s under its key, and the visitor gets the content API’s answer', async (path, data) => {
    const { api, post } = await site();
    const key = randomUUID();
    const from = { 'x-forwarded-for': '203.0.113.7', cookie: 'visitor=secret' };
    const response = await post(path, { data }, { 'idempotency-key': key.toUpperCase(), ...from });
    expect([response.statusCode, response.json()]).toEqual([201, { data: { id: 'a1' } }]);
    expect(response.headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': /^application\/json/ });
    expect(api.calls).toEqual([`POST ${path}`]);
    expect(JSON.parse(api.bodies[0]?.text ?? '')).toEqual({ data });
    expect(api.bodies[0]?.headers).toMatchObject({ 'idempotency-key': key });
    for (const name of ['cookie', 'x-forwarded-for']) expect(api.bodies[0]?.headers).not.toHaveProperty(name);
  });

  it('goes without the fields that were left empty', async () => {
    const { api, post } = await site();
    await post('/api/prayer-requests', { data: { firstName: ' ', email: '', phoneNumber: null, ...PRAYER } });
    expect(JSON.parse(api.bodies[0]?.text ?? '')).toEqual({ data: PRAYER });
  });

  it('is entered each time when it names no key', async () => {
    const { api, post } = await site();
    await post('/api/members', { data: MEMBER });
    await post('/api/members', { data: MEMBER });
    expect(api.calls).toHaveLength(2);
  });

  it('is entered once when it comes again, and refused when its key comes with other answers', async () => {
    const { api, post } = await site();
    const key = { 'idempotency-key': randomUUID() };
    await post('/api/members', { data: MEMBER }, key);
    const again = await post('/api/members', { data: MEMBER }, key);
    expect([again.statusCode, again.json()]).toEqual([201, { data: { id: 'a1' } }]);
    const other = await post('/api/members', { data: { ...MEMBER, firstName: 'Ruth' } }, key);
    expect([other.statusCode, other.json().error.status]).toEqual([422, 422]);
    expect(api.calls).toHaveLength(1);
  });

  it.each([
    ['is down', undefined],
    ['breaks', json({ error: {} }, 500)],
    ['has no time', raw('{"error":{}}', { status: 429, headers: { 'retry-after': '1' } })],
    ['lets nobody in', json({ error: {} }, 403)],
    ['answers a page', raw('<html></html>', { headers: { 'content-type': 'text/html' } })],
    ['answers half of its JSON', raw('{"data":{"id":1,')],
    ['answers in another shape', json({ data: { events: [] } })],
    ['sends elsewhere', raw('', { status: 302, headers: { location: 'http://127.0.0.1:9/' } })],
  ])('is stored while the content API %s, and the visitor is told so', async (_name, answer) => {
    const { api, post, submissions, logged } = await site();
    if (answer) api.answer = answer;
    else await api.stop();
    const response = await post('/api/prayer-requests', { data: PRAYER }, { 'x-forwarded-for': '203.0.113.7' });
    expect([response.statusCode, response.json().data]).toEqual([202, null]);
    expect(response.json().message).toContain('We have received your form');
    expect(response.headers['cache-control']).toBe('no-store');
    expect(await submissions.list()).toMatchObject([{ kind: 'prayer-request', state: 'waiting', attempts: 1 }]);
    expect(logged()).toContain('a form was not delivered yet');
    expect(logged()).not.toMatch(SECRETS);
  });

  it('arrives once the content API is back', async () => {
    const { api, isEmpty, post, submissions } = await site();
    api.answer = json({ error: {} }, 500);
    const key = { 'idempotency-key': randomUUID() };
    expect((await post('/api/members', { data: MEMBER }, key)).statusCode).toBe(202);
    api.answer = json({ data: { id: 'a1' } });
    submissions.contentIsBack();
    await until(isEmpty);
    expect((await post('/api/members', { data: MEMBER }, key)).json()).toEqual({ data: { id: 'a1' } });
    expect(api.calls).toHaveLength(2);
  });

  it('is answered in the content API’s words when it is refused there, and then not stored', async () => {
    const { api, post, submissions } = await site();
    const refusal = { data: null, error: { status: 400, name: 'ValidationError', message: 'No more members' } };
    api.answer = json(refusal, 400);
    const response = await post('/api/members', { data: MEMBER });
    expect([response.statusCode, response.json()]).toEqual([400, refusal]);
    expect(await submissions.list()).toEqual([]);
  });

  it.each<[string, Record<string, string>, object]>([
    ['the hidden field', { 'form-homepage': 'https://x.example' }, {}],
    ['its haste', { 'form-seconds': '2' }, { address: 'http://a' }],
    ['its links', { 'form-seconds': '60' }, { address: 'http://a http://b www.c' }],
  ])('is held for staff because of %s, and thanked for', async (_name, headers, more) => {
    const { api, post, submissions } = await site();
    const response = await post('/api/members', { data: { ...MEMBER, ...more } }, headers);
    expect([response.statusCode, response.json().data]).toEqual([202, null]);
    expect(await submissions.list()).toMatchObject([{ state: 'held' }]);
    expect(api.calls).toEqual([]);
  });

  it('is counted by address', async () => {
    const { post } = await site({ perMinute: 1 });
    const from = (address: string) => post('/api/members', { data: MEMBER }, { 'x-forwarded-for': address });
    expect((await from('203.0.113.7')).statusCode).toBe(201);
    const response = await from('203.0.113.7');
    expect([response.statusCode, response.json().error.status]).toEqual([429, 429]);
    expect(response.json().error.message).toMatch(/^Too many requests: try again in \d+ seconds$/);
    expect(response.headers['retry-after']).toMatch(/^([1-9]|[1-5]\d|60)$/);
    expect((await from('203.0.113.8')).statusCode).toBe(201);
  });
});

describe('a form that is not taken', () => {
  it('has every wrong field named, as the content API names them', async () => {
    const { api, post, logged } = await site();
    const response = await post('/api/members', { data: { ...MEMBER, email: 'zoe', lastName: '', isAdmin: true } });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ data: null, error: { status: 400, name: 'ValidationError' } });
    expect(response.json().error.message).toContain('Email (must be a valid email)');
    expect(response.json().error.details.errors).toEqual(
      expect.arrayContaining([
        { path: ['email'], message: 'must be a valid email', name: 'ValidationError' },
        { path: ['lastName'], message: 'Last Name is required', name: 'ValidationError' },
        { path: ['isAdmin'], message: 'Unknown field: isAdmin', name: 'ValidationError' },
      ]),
    );
    expect(api.calls).toEqual([]);
    expect(logged()).not.toMatch(SECRETS);
  });

  it.each([
    ['not JSON', '{"data":'],
    ['nothing', ''],
    ['null', 'null'],
    ['a list', { data: [MEMBER] }],
    ['no data', {}],
    ['a text', { data: 'x' }],
    ['more than data', { data: MEMBER, meta: {} }],
    ['another prototype', '{"data":{"__proto__":{"firstName":"x"}}}'],
  ])('is %s', async (_name, body) => {
    const { api, post } = await site();
    const response = await post('/api/members', body);
    expect([response.statusCode, response.json().error.status]).toEqual([400, 400]);
    expect(api.calls).toEqual([]);
  });

  it('names a key that is none', async () => {
    const { post } = await site();
    const response = await post('/api/members', { data: MEMBER }, { 'idempotency-key': 'again' });
    expect([response.statusCode, response.json().error.message]).toEqual([400, 'idempotency-key has to be a UUID']);
  });

  it.each(['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x'])(
    'is %s',
    async (type) => {
      const { api, post } = await site();
      const response = await post('/api/members', 'x', { 'content-type': type });
      expect([response.statusCode, response.json().error.status]).toEqual([415, 415]);
      expect(api.calls).toEqual([]);
    },
  );

  it('is larger than 32 kB', async () => {
    const { post } = await site();
    expect((await post('/api/members', { data: { address: 'x'.repeat(33 * 1024) } })).statusCode).toBe(413);
  });

  it('cannot be written down', async () => {
    const { api, file, post, logged } = await site();
    afterTest(locked(file));
    const response = await post('/api/members', { data: MEMBER });
    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '30']);
    expect(response.json().error.message).toContain('Please try again');
    expect(api.calls).toEqual([]);
    expect(logged()).toContain('SQLITE_BUSY');
    expect(logged()).not.toMatch(SECRETS);
  });
});
