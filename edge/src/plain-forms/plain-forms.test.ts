import fc from 'fast-check';
import Fastify from 'fastify';
import { createContentCache } from '../content/content-cache.ts';
import { contentRoutes } from '../content/content-routes.ts';
import { fetchContent } from '../content/fetch-content.ts';
import { createSubmit } from '../content/submit.ts';
import { limitRequests } from '../limit-requests.ts';
import { MailNotSent } from '../mail/mail-not-sent.ts';
import { afterTest } from '../testing/after-test.ts';
import { capturedLog } from '../testing/captured-log.ts';
import { MESSAGE } from '../testing/contact-message.ts';
import { json, raw, startContentApi } from '../testing/content-api.ts';
import { headingOf, itemsOf, linkOf, textOf } from '../testing/html.ts';
import { plainForms } from './plain-forms.ts';

const CONTACT_PATH = '/api/v1.0/email/send-form';
const MEMBER = { firstName: 'Zoë', lastName: 'O’Brien', email: 'zoe@example.org', phoneNumber: '4105550123' };
const CONTACT = { user_id: 'site', service_id: 'soteria', template_id: 'contact', ...MESSAGE };

async function site({ perMinute = 1_000, sendContact = jest.fn(async () => undefined) } = {}) {
  const api = await startContentApi();
  const { log, text } = capturedLog();
  const app = Fastify({ loggerInstance: log, trustProxy: true });
  const submit = createSubmit(api.origin);
  const cache = createContentCache({ fetch: (address) => fetchContent(api.origin, address), log });
  await app.register(contentRoutes, { cache, submit });
  const limit = await limitRequests(app, perMinute);
  await app.register(plainForms, { publicUrl: 'https://church.example', submit, sendContact, limit });
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
  return { api, app, post, sendContact, logged: text };
}

describe('a form without JavaScript', () => {
  it.each([
    ['/api/members', MEMBER, 'Info sent successfuly !'],
    ['/api/prayer-requests', { prayerRequest: 'For peace.' }, 'Prayer Request Made Successfuly'],
    [CONTACT_PATH, CONTACT, 'Inquiry send successfuly !'],
  ])('%s is answered by a page', async (path, fields, title) => {
    const { api, post } = await site();
    api.answer = json({ data: { id: 7 }, meta: {} });
    const response = await post(path, fields);
    expect([response.statusCode, headingOf(response.body)]).toEqual([200, title]);
    expect(response.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringMatching(/^default-src 'none'; .*; style-src 'sha256-[\w+/]+='$/),
    });
  });

  it.each([
    ['/api/members', MEMBER],
    ['/api/prayer-requests', { prayerRequest: 'For peace.', firstName: 'Zoë' }],
  ])('goes to %s of the content API as JSON, from the visitor', async (path, fields) => {
    const { api, post } = await site();
    await post(path, fields, { 'x-forwarded-for': '203.0.113.7', cookie: 'visitor=secret' });
    expect(api.calls).toEqual([`POST ${path}`]);
    const [body] = api.bodies;
    expect(JSON.parse(body?.text ?? '')).toEqual({ data: fields });
    expect(body?.headers).toMatchObject({ 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.7' });
    expect(body?.headers).not.toHaveProperty('cookie');
  });

  it('leaves out what was left empty, and ends lines as the script does', async () => {
    const { api, post } = await site();
    await post('/api/prayer-requests', { firstName: '', email: ' ', prayerRequest: 'For\r\npeace.' });
    expect(JSON.parse(api.bodies[0]?.text ?? '')).toEqual({ data: { prayerRequest: 'For\npeace.' } });
  });

  it('brings a message to the church', async () => {
    const { post, sendContact } = await site();
    await post(CONTACT_PATH, { ...CONTACT, lib_version: '4.4.1', details: 'One\r\ntwo' });
    expect(sendContact.mock.calls).toEqual([[{ ...MESSAGE, details: 'One\ntwo' }]]);
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

describe('a form that was not sent', () => {
  const invalid = (...names: string[]) =>
    json(
      {
        data: null,
        error: {
          status: 400,
          name: 'ValidationError',
          message: 'secret <b>words</b>',
          details: { errors: names.map((name) => ({ path: [name], message: 'x', name: 'ValidationError' })) },
        },
      },
      400,
    );

  it('says which answers to mend, and how to get them back', async () => {
    const { api, post } = await site();
    api.answer = invalid('lastName', 'phoneNumber', 'email', 'phoneNumber');
    const { statusCode, body } = await post('/api/members', { firstName: 'Zoë', phoneNumber: '12', email: 'zoe' });
    expect([statusCode, headingOf(body)]).toEqual([400, 'Your info was not sent']);
    expect(itemsOf(body)).toEqual(['Last Name is required', 'Invalid phone number', 'Email: must be a valid email']);
    expect(textOf(body)).toContain('Back button of your browser: your answers are still in the form');
    expect(body).not.toContain('secret');
  });

  it('says so of a message by the same rules', async () => {
    const { post, sendContact } = await site();
    const { statusCode, body } = await post(CONTACT_PATH, { ...CONTACT, email: 'zoe', details: ' ', newsletter: 'on' });
    expect([statusCode, headingOf(body)]).toEqual([400, 'Your inquiry was not sent']);
    expect(itemsOf(body)).toEqual([
      'Email: must be a valid email',
      'Please fill in the details',
      'Unknown field: newsletter',
    ]);
    expect(sendContact).not.toHaveBeenCalled();
  });

  it('names a field that the content API does not know', async () => {
    const { api, post } = await site();
    api.answer = invalid('<script>');
    const { body } = await post('/api/members', { ...MEMBER, '<script>': 'x' });
    expect(itemsOf(body)).toEqual(['Unknown field: &lt;script&gt;']);
  });

  it.each([
    ['/api/members', MEMBER, 'Your info was not sent'],
    ['/api/prayer-requests', { prayerRequest: 'For peace.' }, 'Problem Sending Prayer Request'],
  ])('%s says that the content API cannot be reached', async (path, fields, title) => {
    const { api, post } = await site();
    await api.stop();
    const { statusCode, body } = await post(path, fields);
    expect([statusCode, headingOf(body)]).toEqual([503, title]);
    expect(textOf(body)).toContain('Send the form once more in a few minutes');
  });

  it.each([
    ['an error of the content API', json({ error: {} }, 500), 502],
    ['a refusal that no visitor can mend', json({ error: {} }, 403), 502],
    ['a text that is too long for it', json({ error: {} }, 413), 413],
    ['a refusal without fields', json({ error: { details: {} } }, 400), 400],
    ['a page instead of JSON', raw('<html>', { headers: { 'content-type': 'text/html' } }), 503],
  ])('has a page for %s', async (_name, answer, status) => {
    const { api, post } = await site();
    api.answer = answer;
    const { statusCode, body } = await post('/api/prayer-requests', { prayerRequest: 'For peace.' });
    expect([statusCode, headingOf(body), itemsOf(body)]).toEqual([status, 'Problem Sending Prayer Request', []]);
  });

  it("passes the content API's time to wait on", async () => {
    const { api, post } = await site();
    api.answer = raw('{"error":{}}', { status: 429, headers: { 'retry-after': '30' } });
    const response = await post('/api/members', MEMBER);
    expect([response.statusCode, response.headers['retry-after']]).toEqual([429, '30']);
    expect(textOf(response.body)).toContain('Wait a minute');
  });

  it('has sent too many messages', async () => {
    const { post, sendContact } = await site({ perMinute: 1 });
    await post(CONTACT_PATH, CONTACT);
    const response = await post(CONTACT_PATH, CONTACT);
    expect([response.statusCode, headingOf(response.body)]).toEqual([429, 'Your inquiry was not sent']);
    expect(response.headers['retry-after']).toBe('60');
    expect(sendContact).toHaveBeenCalledTimes(1);
  });

  it('meets a mail server that does not work', async () => {
    const sendContact = jest.fn().mockRejectedValue(new MailNotSent('mx:25 EAUTH'));
    const { post, logged } = await site({ sendContact });
    const { statusCode, body } = await post(CONTACT_PATH, CONTACT);
    expect([statusCode, headingOf(body)]).toEqual([502, 'Your inquiry was not sent']);
    expect(logged()).toContain('mx:25 EAUTH');
    expect(logged()).not.toMatch(/Zo|Brien|example\.org|4105550123|Gr..e/);
    expect(body).not.toContain('EAUTH');
  });

  it('is too large, or encoded as forms of ours are not', async () => {
    const { api, app, post, sendContact } = await site();
    expect((await post('/api/members', { firstName: 'x'.repeat(65 * 1024) })).statusCode).toBe(413);
    const headers = { 'content-type': 'multipart/form-data; boundary=x', 'sec-fetch-site': 'same-origin' };
    const response = await app.inject({ method: 'POST', url: CONTACT_PATH, payload: '--x--', headers });
    expect([response.statusCode, headingOf(response.body)]).toEqual([415, 'Your inquiry was not sent']);
    expect(api.calls).toEqual([]);
    expect(sendContact).not.toHaveBeenCalled();
  });

  it('is empty, or holds a field twice', async () => {
    const { api, post } = await site();
    expect((await post(CONTACT_PATH, '')).statusCode).toBe(400);
    expect((await post('/api/members', 'firstName=a&firstName=b')).statusCode).toBe(400);
    expect(api.calls).toEqual([]);
  });

  it.each(['/api/members', '/api/prayer-requests', CONTACT_PATH])('comes to %s from another site', async (path) => {
    const { api, post, sendContact } = await site();
    const evil = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site', referer: 'https://evil.example/x' };
    const { statusCode, body } = await post(path, { ...MEMBER, ...CONTACT }, evil);
    expect(statusCode).toBe(403);
    expect(textOf(body)).toContain('came from another website');
    expect(linkOf(body).href).toBe('/');
    expect(api.calls).toEqual([]);
    expect(sendContact).not.toHaveBeenCalled();
  });
});

describe('the way on from the page', () => {
  it.each([
    ['https://church.example/join-us', '/join-us'],
    ['https://church.example/connect/prayer-requests?name=Zoë#form', '/connect/prayer-requests'],
    ['http://192.168.1.20:3000/login', '/login'],
    ['https://church.example/', '/'],
    ['https://church.example//evil.example', '/'],
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
    const { api, post } = await site();
    await api.stop();
    const { body } = await post('/api/members', MEMBER, { referer: 'https://church.example/join-us' });
    expect(linkOf(body)).toEqual({ href: '/join-us', text: 'Open an empty form' });
  });

  it('is one well-formed page whatever was typed, wherever it came from, whatever the API says', async () => {
    const { api, post } = await site();
    const text = fc.string({ unit: fc.constantFrom('<', '>', '"', "'", '&', '/', 'script', ' ', 'a', '=') });
    await fc.assert(
      fc.asyncProperty(fc.dictionary(text, text), text, text, async (fields, message, path) => {
        const errors = Object.keys(fields).map((name) => ({ path: [name] }));
        api.answer = errors.length > 0 ? json({ error: { details: { errors } } }, 400) : json({ message });
        const { body } = await post('/api/members', fields, { referer: `https://church.example/${path}` });
        expect(tagsOf(body).filter((tag) => !SEVERAL.includes(tag))).toEqual(ONCE);
        expect(linkOf(body).href).toMatch(/^\/[\w/-]*$/);
      }),
      { numRuns: 50 },
    );
  });
});

const ONCE = ['<html', '<head', '<title', '<style', '<body', '<header', '<main', '<h1'];
const SEVERAL = ['<meta', '<a', '<p', '<ul', '<li'];

function tagsOf(html: string): string[] {
  return html.match(/<\w+/g) ?? [];
}
