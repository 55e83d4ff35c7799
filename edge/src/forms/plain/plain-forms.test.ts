import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { createLimits } from 'database';
import Fastify from 'fastify';
import { createContentCache } from '../../content/content-cache.ts';
import { contentRoutes } from '../../content/content-routes.ts';
import { fetchContent } from '../../content/fetch-content.ts';
import { limitRequests } from 'releases/serving';
import { afterTest, headingOf, linkOf, termsOf, textOf } from 'releases/testing';
import { deliverToContentApi } from '../delivery/deliver-to-content-api.ts';
import { formRoutes } from '../intake/form-routes.ts';
import type { DeliveryResult } from '../queue/delivery-result.ts';
import { capturedLog } from '../../testing/captured-log.ts';
import { MESSAGE } from '../../testing/contact-message.ts';
import { json, startContentApi } from '../../testing/content-api.ts';
import { DELIVERED, locked, POSTPONED, standingClock, storedForms } from '../../testing/forms.ts';
import { plainForms } from './plain-forms.ts';

const CONTACT_PATH = '/api/v1.0/email/send-form';
const MEMBER = { firstName: 'Zoë', lastName: 'O’Brien', email: 'zoe@example.org', phoneNumber: '4105550123' };
const CONTACT = { user_id: 'site', service_id: 'soteria', template_id: 'contact', ...MESSAGE };

async function site({ perMinute = 1_000 } = {}) {
  const [api, { log, text }] = [await startContentApi(), capturedLog()];
  api.answer = json({ data: { id: 'a1' } });
  const app = Fastify({ loggerInstance: log, trustProxy: true });
  const sendMail = jest.fn(async (): Promise<DeliveryResult> => DELIVERED);
  const toContentApi = deliverToContentApi(api.origin);
  const { submissions, file } = await storedForms({ toContentApi, toMail: sendMail, log, now: standingClock() });
  const cache = createContentCache({ fetch: (address) => fetchContent(api.origin, address), log });
  await app.register(contentRoutes, { cache });
  const rates = { limits: createLimits({ log }), name: 'forms', perMinute, totalPerMinute: 1_000_000 };
  const intake = { accept: submissions.accept, limit: limitRequests(rates) };
  await app.register(formRoutes, intake);
  await app.register(plainForms, { publicUrl: 'https://church.example', ...intake });
  afterTest(() => app.close());
  const post = (url: string, fields: Record<string, string> | string, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url,
      payload: new URLSearchParams(fields).toString(),
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'https://church.example',
        'sec-fetch-site': 'same-origin',
        ...headers,
      },
    });
  return { api, app, file, post, sendMail, submissions, logged: text };
}

describe('a form without JavaScript', () => {
  it.each([
    ['/api/members', MEMBER, 'Info sent successfuly !', 'Thank you for joining us.'],
    [
      '/api/prayer-requests',
      { prayerRequest: 'For peace.' },
      'Prayer Request Made Successfuly',
      'We will pray with you.',
    ],
    [CONTACT_PATH, CONTACT, 'Inquiry send successfuly !', 'Thank you for writing to us.'],
  ])('%s is answered by a page', async (path, fields, title, thanks) => {
    const { api, post } = await site();
    api.answer = json({ data: { id: 7 }, meta: {} });
    const response = await post(path, fields);
    expect([response.statusCode, headingOf(response.body)]).toEqual([200, title]);
    expect(textOf(response.body)).toContain(thanks);
    expect(response.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringMatching(/^default-src 'none'; .*; style-src 'sha256-[\w+/]+='$/),
    });
  });

  it.each([
    ['/api/members', MEMBER],
    ['/api/prayer-requests', { prayerRequest: 'For peace.', firstName: 'Zoë' }],
  ])('goes to %s of the content API as JSON', async (path, fields) => {
    const { api, post } = await site();
    await post(path, fields, { 'x-forwarded-for': '203.0.113.7', cookie: 'visitor=secret' });
    expect(api.calls).toEqual([`POST ${path}`]);
    const [body] = api.bodies;
    expect(JSON.parse(body?.text ?? '')).toEqual({ data: fields });
    expect(body?.headers).toMatchObject({ 'content-type': 'application/json' });
    expect(body?.headers).not.toHaveProperty('cookie');
  });

  it('leaves out what was left empty, and ends lines as the script does', async () => {
    const { api, post } = await site();
    await post('/api/prayer-requests', { firstName: '', email: ' ', prayerRequest: 'For\r\npeace\rand rest.' });
    expect(JSON.parse(api.bodies[0]?.text ?? '')).toEqual({ data: { prayerRequest: 'For\npeace\nand rest.' } });
  });

  it('may have a field that no form has, when that is blank', async () => {
    const { post } = await site();
    const blank = { nickname: ' ', title: '' };
    expect((await post('/api/members', { ...MEMBER, ...blank })).statusCode).toBe(200);
    expect((await post(CONTACT_PATH, { ...CONTACT, ...blank })).statusCode).toBe(200);
  });

  it('brings a message to the church', async () => {
    const { post, sendMail } = await site();
    await post(CONTACT_PATH, { ...CONTACT, lib_version: '4.4.1', details: 'One\r\ntwo' });
    const [claim] = sendMail.mock.calls;
    expect(claim).toMatchObject([{ kind: 'message', answers: { ...MESSAGE, details: 'One\ntwo' } }, {}]);
  });

  it('shows the message that the content API returns', async () => {
    const { api, post } = await site();
    api.answer = json({ data: {}, message: 'We <b>will</b> pray & thank you' });
    const { body } = await post('/api/prayer-requests', { prayerRequest: 'For peace.' });
    expect(headingOf(body)).toBe('We &lt;b&gt;will&lt;/b&gt; pray &amp; thank you');
    expect(body).toContain('<title>We &lt;b&gt;will&lt;/b&gt; pray &amp; thank you · Soteria Church</title>');
  });

  it('leaves JSON to the content API’s own route', async () => {
    const { api, app } = await site();
    api.answer = json({ data: { id: 7 } }, 201);
    const response = await app.inject({ method: 'POST', url: '/api/members', payload: { data: MEMBER } });
    expect([response.statusCode, response.json()]).toEqual([201, { data: { id: 7 } }]);
    const multipart = { 'content-type': 'multipart/form-data; boundary=x' };
    const refused = await app.inject({ method: 'POST', url: '/api/members', payload: 'x', headers: multipart });
    expect([refused.statusCode, refused.json().error.status]).toEqual([415, 415]);
    expect((await app.inject('/api/members')).statusCode).toBe(403);
  });

  it.each(['/api/events', '/api/users', '/api/members/1', '/api/Members'])('is no way to %s', async (path) => {
    const { api, post } = await site();
    const response = await post(path, MEMBER);
    expect(response.statusCode).toBeGreaterThanOrEqual(404);
    expect(response.headers['content-type']).toMatch(/^application\/json/);
    expect(api.calls).toEqual([]);
  });
});

describe('a form that is stored', () => {
  const FORMS: [string, Record<string, string>, string][] = [
    ['/api/members', MEMBER, 'Info sent successfuly !'],
    ['/api/prayer-requests', { prayerRequest: 'For peace.' }, 'Prayer Request Made Successfuly'],
    [CONTACT_PATH, CONTACT, 'Inquiry send successfuly !'],
  ];

  it.each(FORMS)('%s is acknowledged while nobody takes it', async (path, fields, title) => {
    const { api, post, sendMail, submissions, logged } = await site();
    await api.stop();
    sendMail.mockResolvedValue(POSTPONED);
    const { statusCode, body } = await post(path, fields);
    expect([statusCode, headingOf(body)]).toEqual([202, title]);
    expect(textOf(body)).toContain('We have received your form and keep it safe');
    expect(await submissions.list()).toMatchObject([{ state: 'waiting' }]);
    expect(logged()).not.toMatch(/Zo|Brien|example\.org|4105550123|Gr..e/);
  });

  it.each(FORMS)('%s is held for staff when the hidden field is filled', async (path, fields, title) => {
    const { api, post, sendMail, submissions } = await site();
    const { statusCode, body } = await post(path, { ...fields, homepage: 'https://spam.example' });
    expect([statusCode, headingOf(body)]).toEqual([202, title]);
    expect(await submissions.list()).toMatchObject([{ state: 'held' }]);
    expect([api.calls, sendMail.mock.calls]).toEqual([[], []]);
  });

  it('is one form after a second click', async () => {
    const { api, post } = await site();
    const send = async (address: string) =>
      (await post('/api/members', MEMBER, { 'x-forwarded-for': address })).statusCode;
    expect([await send('203.0.113.7'), await send('203.0.113.7'), await send('203.0.113.8')]).toEqual([200, 200, 200]);
    expect(api.calls).toHaveLength(2);
  });

  it('is one form when the page sends it again with its script, which has come meanwhile', async () => {
    const { api, app, post } = await site();
    const from = { 'x-forwarded-for': '203.0.113.7' };
    await post('/api/members', MEMBER, from);
    const send = async (key: string, address: Record<string, string>) => {
      const headers = { 'content-type': 'application/json', 'idempotency-key': key, ...address };
      return (await app.inject({ method: 'POST', url: '/api/members', payload: { data: MEMBER }, headers })).statusCode;
    };
    expect(await send(randomUUID(), from)).toBe(200);
    expect(api.calls).toHaveLength(1);
    await send(randomUUID(), { 'x-forwarded-for': '203.0.113.8' });
    expect(api.calls).toHaveLength(2);
  });
});

describe('a form that was not sent', () => {
  const invalid = (...names: string[]) =>
    json(
      { error: { message: 'secret <b>words</b>', details: { errors: names.map((name) => ({ path: [name] })) } } },
      400,
    );

  it('says which answers to mend, and how to get them back', async () => {
    const { api, post } = await site();
    const { statusCode, body } = await post('/api/members', { firstName: 'Zoë', phoneNumber: '12', email: 'zoe' });
    expect([statusCode, headingOf(body)]).toEqual([400, 'Your info was not sent']);
    expect(termsOf(body)).toEqual({
      Email: 'must be a valid email',
      'Phone number': 'Invalid phone number',
      'Last name': 'Last Name is required',
    });
    expect(textOf(body)).toContain('Back button of your browser: your answers are still in the form');
    expect(api.calls).toEqual([]);
  });

  it('says so of a content API with other rules', async () => {
    const { api, post } = await site();
    api.answer = invalid('phoneNumber', 'email', 'phoneNumber');
    const { statusCode, body } = await post('/api/members', MEMBER);
    expect([statusCode, termsOf(body)]).toEqual([
      400,
      { 'Phone number': 'Invalid phone number', Email: 'must be a valid email' },
    ]);
    expect(body).not.toContain('secret');
  });

  it('says so of a message by the same rules', async () => {
    const { post, sendMail } = await site();
    const { statusCode, body } = await post(CONTACT_PATH, { ...CONTACT, email: 'zoe', details: ' ', newsletter: 'on' });
    expect([statusCode, headingOf(body)]).toEqual([400, 'Your inquiry was not sent']);
    expect(termsOf(body)).toEqual({
      Email: 'must be a valid email',
      Details: 'Please fill in the details',
      newsletter: 'Unknown field: newsletter',
    });
    expect(sendMail).not.toHaveBeenCalled();
  });

  it('names a field that no form has', async () => {
    const { post } = await site();
    const { body } = await post('/api/members', { ...MEMBER, '<script>': 'x' });
    expect(termsOf(body)).toEqual({ '&lt;script&gt;': 'Unknown field: &lt;script&gt;' });
  });

  it.each([
    ['a text that is too long for it', json({ error: {} }, 413), 413],
    ['a refusal that its visitor cannot mend', json({ error: {} }, 422), 502],
    ['a refusal without fields', json({ error: { details: {} } }, 400), 400],
  ])('has a page for %s', async (_name, answer, status) => {
    const { api, post } = await site();
    api.answer = answer;
    const { statusCode, body } = await post('/api/prayer-requests', { prayerRequest: 'For peace.' });
    expect([statusCode, headingOf(body), termsOf(body)]).toEqual([status, 'Problem Sending Prayer Request', {}]);
  });

  it('has sent too many messages', async () => {
    const { post, sendMail } = await site({ perMinute: 1 });
    await post(CONTACT_PATH, CONTACT);
    const response = await post(CONTACT_PATH, CONTACT);
    expect([response.statusCode, headingOf(response.body)]).toEqual([429, 'Your inquiry was not sent']);
    expect(response.headers['retry-after']).toMatch(/^([1-9]|[1-5]\d|60)$/);
    expect(sendMail).toHaveBeenCalledTimes(1);
  });

  it('cannot be written down', async () => {
    const { file, post, logged } = await site();
    afterTest(locked(file));
    const { statusCode, body } = await post(CONTACT_PATH, CONTACT);
    expect([statusCode, headingOf(body)]).toEqual([503, 'Your inquiry was not sent']);
    expect(textOf(body)).toContain('Send the form once more in a few minutes');
    expect(logged()).not.toMatch(/Zo|Brien|example\.org|4105550123|Gr..e/);
  });

  it('is too large, or encoded as forms of ours are not', async () => {
    const { api, app, post, sendMail } = await site();
    expect((await post('/api/members', { firstName: 'x'.repeat(65 * 1024) })).statusCode).toBe(413);
    const headers = { 'content-type': 'multipart/form-data; boundary=x', 'sec-fetch-site': 'same-origin' };
    const response = await app.inject({ method: 'POST', url: CONTACT_PATH, payload: '--x--', headers });
    expect([response.statusCode, headingOf(response.body)]).toEqual([415, 'Your inquiry was not sent']);
    expect(api.calls).toEqual([]);
    expect(sendMail).not.toHaveBeenCalled();
  });

  it('is empty, or holds a field twice', async () => {
    const { api, post } = await site();
    expect((await post(CONTACT_PATH, '')).statusCode).toBe(400);
    expect((await post('/api/members', 'firstName=a&firstName=b')).statusCode).toBe(400);
    expect(api.calls).toEqual([]);
  });

  it.each(['/api/members', '/api/prayer-requests', CONTACT_PATH])('comes to %s from another site', async (path) => {
    const { api, post, sendMail } = await site();
    const evil = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site', referer: 'https://evil.example/x' };
    const { statusCode, body } = await post(path, { ...MEMBER, ...CONTACT }, evil);
    expect(statusCode).toBe(403);
    expect(textOf(body)).toContain('came from another website');
    expect(linkOf(body).href).toBe('/');
    expect(api.calls).toEqual([]);
    expect(sendMail).not.toHaveBeenCalled();
  });
});

describe('the way on from the page', () => {
  it.each([
    ['https://church.example/join-us', '/join-us'],
    ['https://church.example/connect/prayer-requests?name=Zoë#form', '/connect/prayer-requests'],
    ['http://192.168.1.20:3000/login', '/login'],
    ['https://church.example/', '/'],
    ['https://church.example/join-us/a.html', '/'],
    ['https://church.example/a.html/join-us', '/'],
    ['https://church.example//evil.example', '/'],
    ['https://church.example//evil', '/'],
    ['https://church.example/\\evil.example', '/'],
    ['https://church.example/"><script>', '/'],
    ['https://evil.example/join-us', '/'],
    ['javascript:alert(1)', '/'],
    ['nonsense', '/'],
  ])('leads from %s to %s', async (referer, href) => {
    const { post } = await site();
    const { body } = await post('/api/members', MEMBER, { referer, host: '192.168.1.20:3000' });
    expect(linkOf(body)).toEqual({
      href,
      text: href === '/' ? 'Go to the home page' : 'Back to the page',
    });
  });

  it('is an empty form when this one was not sent', async () => {
    const { post } = await site();
    const { body } = await post(
      '/api/members',
      { ...MEMBER, email: 'zoe' },
      { referer: 'https://church.example/join-us' },
    );
    expect(linkOf(body)).toEqual({ href: '/join-us', text: 'Open an empty form' });
  });

  it('is one well-formed page whatever was typed, wherever it came from, whatever the API says', async () => {
    const { api, post } = await site({ perMinute: 1_000_000 });
    const text = fc.string({ unit: fc.constantFrom('<', '>', '"', "'", '&', '/', 'script', ' ', 'a', '=') });
    await fc.assert(
      fc.asyncProperty(fc.dictionary(text, text), text, text, fc.boolean(), async (fields, message, path, right) => {
        const errors = Object.keys(fields).map((name) => ({ path: [name] }));
        api.answer = errors.length > 0 ? json({ error: { details: { errors } } }, 400) : json({ message });
        const address = JSON.stringify([fields, message, path]);
        const { body } = await post('/api/members', right ? { ...MEMBER, address } : fields, {
          referer: `https://church.example/${path}`,
        });
        expect(tagsOf(body).filter((tag) => !SEVERAL.includes(tag))).toEqual(ONCE);
        expect(linkOf(body).href).toMatch(/^\/[\w/-]*$/);
      }),
      { numRuns: 50 },
    );
  });
});

const ONCE = ['<html', '<head', '<title', '<style', '<body', '<header', '<main', '<h1'];
const SEVERAL = ['<meta', '<a', '<p', '<dl', '<dt', '<dd'];

function tagsOf(html: string): string[] {
  return html.match(/<\w+/g) ?? [];
}
