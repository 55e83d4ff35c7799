import { createLimits } from 'database';
import fc from 'fast-check';
import Fastify from 'fastify';
import { limitRequests } from 'releases/serving';
import { afterTest } from 'releases/testing';
import { capturedLog } from '../../testing/captured-log.ts';
import { MESSAGE } from '../../testing/contact-message.ts';
import { emailRoutes } from './email-routes.ts';
import type { FormOutcome, SentForm } from './accept-form.ts';
import { FormNotStored } from './errors.ts';

const PATH = '/api/v1.0/email/send';

/** @emailjs/browser sends this body. */
const REQUEST = {
  lib_version: '4.4.1',
  user_id: 'site',
  service_id: 'soteria',
  template_id: 'contact',
  template_params: MESSAGE,
};

const taken = async (_form: SentForm): Promise<FormOutcome> => ({ state: 'stored' });

async function site({ perMinute = 1_000, totalPerMinute = 1_000_000, accept = jest.fn(taken) } = {}) {
  const { log, text } = capturedLog();
  const app = Fastify({ loggerInstance: log, trustProxy: true });
  const limit = limitRequests({ limits: createLimits({ log }), name: 'forms', perMinute, totalPerMinute });
  await app.register(emailRoutes, { publicUrl: 'https://church.example', accept, limit });
  afterTest(() => app.close());
  const post = (payload: unknown, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: PATH,
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
      headers: { 'content-type': 'application/json', ...headers },
    });
  return { app, post, accept, logged: text };
}

describe('POST /api/v1.0/email/send', () => {
  it('sends the message and answers as EmailJS does', async () => {
    const { post, accept } = await site();
    const response = await post(REQUEST);
    expect([response.statusCode, response.body]).toEqual([200, 'OK']);
    expect(response.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
    });
    expect(accept.mock.calls).toEqual([[{ kind: 'message', answers: MESSAGE }]]);
  });

  it('does not need what the SDK adds, and takes its token', async () => {
    const { post } = await site();
    const { lib_version: _, ...plain } = REQUEST;
    expect((await post(plain)).statusCode).toBe(200);
    expect((await post({ ...plain, accessToken: 'token' })).statusCode).toBe(200);
  });

  it('cuts blanks off', async () => {
    const { post, accept } = await site();
    await post({ ...REQUEST, template_params: { ...MESSAGE, firstName: ' Zoë ', phoneNumber: ' (410) 555-0123 ' } });
    expect(accept.mock.calls[0]?.[0].answers).toEqual({ ...MESSAGE, phoneNumber: '4105550123' });
  });

  it.each([
    ['First name is required', 'firstName', ''],
    ['First name is required', 'firstName', undefined],
    ['First name is too long', 'firstName', 'x'.repeat(101)],
    ['First name must be a text', 'firstName', 42],
    ['Last Name is required', 'lastName', ' \n'],
    ['Email is required', 'email', ''],
    ['must be a valid email', 'email', 'zoe'],
    ['must be a valid email', 'email', 'zoe@example.org, all@example.org'],
    ['must be a valid email', 'email', 'zoe@example.org\r\nBcc: all@example.org'],
    ['must be a valid email', 'email', `${'x'.repeat(250)}@example.org`],
    ['Phone Number is required', 'phoneNumber', ''],
    ['Invalid phone number', 'phoneNumber', '410-555-0123 ext 4'],
    ['Invalid phone number', 'phoneNumber', '123456789'],
    ['Invalid phone number', 'phoneNumber', '+1234567890123456789'],
    ['Please fill in the details', 'details', ''],
    ['The details are too long', 'details', 'x'.repeat(5_001)],
    ['Unknown field: attachment', 'attachment', 'x'],
  ])('says "%s" to a wrong %s', async (text, field, value) => {
    const { post, accept } = await site();
    const response = await post({ ...REQUEST, template_params: { ...MESSAGE, [field]: value } });
    expect([response.statusCode, response.body]).toEqual([400, text]);
    expect(accept).not.toHaveBeenCalled();
  });

  it.each([
    ['The Public Key is invalid', { ...REQUEST, user_id: 'other' }],
    ['The service ID not found', { ...REQUEST, service_id: undefined }],
    ['The template ID not found', { ...REQUEST, template_id: 'newsletter' }],
    ['The template params are invalid', { ...REQUEST, template_params: 'Zoë' }],
    ['Unknown field: bcc', { ...REQUEST, bcc: 'all@example.org' }],
    ['The request is empty', null],
    ['The body is not valid JSON', '{"template_params":{"firstName":"Zoë"'],
    ['The body is not valid JSON', '{"__proto__":{}}'],
    ['The body is not valid JSON', ''],
  ])('says "%s"', async (text, payload) => {
    const { post, accept } = await site();
    const response = await post(payload);
    expect([response.statusCode, response.body]).toEqual([400, text]);
    expect(response.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(accept).not.toHaveBeenCalled();
  });

  it('names everything that is wrong', async () => {
    const { post } = await site();
    const { body } = await post({ ...REQUEST, user_id: 'x', template_params: { ...MESSAGE, email: '', details: '' } });
    expect(body.split('\n').sort()).toEqual([
      'Email is required',
      'Please fill in the details',
      'The Public Key is invalid',
    ]);
  });

  it('refuses what is too large, and what is not JSON', async () => {
    const { post, accept } = await site();
    const large = await post({ ...REQUEST, template_params: { ...MESSAGE, details: 'x'.repeat(65 * 1024) } });
    expect([large.statusCode, large.body]).toEqual([413, 'Payload Too Large']);
    const types = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'];
    for (const type of types) {
      const response = await post(REQUEST, { 'content-type': type });
      expect([response.statusCode, response.body]).toEqual([415, 'Unsupported Media Type: send application/json']);
    }
    expect(accept).not.toHaveBeenCalled();
  });

  it.each(['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)('refuses %s', async (method) => {
    const { app } = await site();
    const response = await app.inject({ method, url: PATH });
    expect([response.statusCode, response.headers.allow, response.body]).toEqual([405, 'POST', 'Method Not Allowed']);
  });

  it.each([
    { origin: 'https://evil.example' },
    { origin: 'http://church.example' },
    { origin: 'https://church.example.evil.example' },
    { origin: 'null' },
    { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    { origin: 'https://sub.church.example', 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ])('refuses another site: %j', async (headers) => {
    const { post, accept } = await site();
    const response = await post(REQUEST, headers);
    expect([response.statusCode, response.body]).toEqual([403, 'Forbidden']);
    expect(response.headers).not.toHaveProperty('access-control-allow-origin');
    expect(accept).not.toHaveBeenCalled();
  });

  it.each([
    {},
    { origin: 'https://church.example' },
    { origin: 'https://church.example', 'sec-fetch-site': 'same-origin' },
    { origin: 'http://192.168.1.20:3000', host: '192.168.1.20:3000' },
    { 'sec-fetch-site': 'same-origin' },
  ])('takes its own: %j', async (headers) => {
    const { post } = await site();
    expect((await post(REQUEST, headers)).statusCode).toBe(200);
  });

  it('counts by address, and says how long to wait', async () => {
    const { post, accept } = await site({ perMinute: 2 });
    const from = (address: string) => post(REQUEST, { 'x-forwarded-for': address });
    expect((await from('203.0.113.7')).statusCode).toBe(200);
    expect((await from('203.0.113.7')).headers).not.toHaveProperty('x-ratelimit-limit');
    const response = await from('203.0.113.7');
    expect([response.statusCode, response.body]).toEqual([
      429,
      expect.stringMatching(/^Too many requests: try again in \d+ s/),
    ]);
    expect(response.headers['retry-after']).toMatch(/^([1-9]|[1-5]\d|60)$/);
    expect((await from('203.0.113.8')).statusCode).toBe(200);
    expect(accept).toHaveBeenCalledTimes(3);
  });

  it('counts what everybody sends', async () => {
    const { post } = await site({ totalPerMinute: 2 });
    const from = async (address: string) => (await post(REQUEST, { 'x-forwarded-for': address })).statusCode;
    expect([await from('203.0.113.7'), await from('203.0.113.8'), await from('203.0.113.9')]).toEqual([200, 200, 429]);
  });

  it('hands on what the script says beside the message', async () => {
    const { post, accept } = await site();
    const key = '5F0E1D7C-0A4E-4C53-9D3C-0B6F3A2F1E11';
    const beside = { submission_key: key, form_seconds: 12, homepage: 'x' };
    await post({ ...REQUEST, template_params: { ...MESSAGE, ...beside } });
    const form = {
      kind: 'message',
      answers: MESSAGE,
      key: key.toLowerCase(),
      address: '127.0.0.1',
      seconds: 12,
      homepage: 'x',
    };
    expect(accept.mock.calls).toEqual([[form]]);
  });

  it('refuses another message under a known key', async () => {
    const { post } = await site({
      accept: jest.fn(async (_form: SentForm): Promise<FormOutcome> => ({ state: 'other' })),
    });
    expect((await post(REQUEST)).statusCode).toBe(422);
  });

  it('says that the message was not taken, in words for the visitor', async () => {
    const { post } = await site({ accept: jest.fn().mockRejectedValue(new FormNotStored('SQLITE_FULL')) });
    const response = await post(REQUEST);
    expect(response.statusCode).toBe(503);
    expect(response.body).toBe('The message could not be taken just now. Please try again in a few minutes.');
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('says that something broke, and not what', async () => {
    const { post } = await site({ accept: jest.fn().mockRejectedValue(new Error('a bug, with zoe@example.org')) });
    const response = await post(REQUEST);
    expect([response.statusCode, response.body]).toEqual([500, 'Something went wrong on our side.']);
  });

  it('logs a failure in one line, and nobody’s data in any', async () => {
    const { post, logged } = await site({ accept: jest.fn().mockRejectedValue(new FormNotStored('SQLITE_FULL')) });
    await post(REQUEST, { 'x-forwarded-for': '203.0.113.7', origin: 'https://church.example' });
    await post({ ...REQUEST, template_params: { ...MESSAGE, email: 'zoe' } });
    await post('{"template_params":{"firstName":"Zoë"');
    const errors = logged()
      .split('\n')
      .filter((line) => line.includes('"level":50'));
    expect(errors).toHaveLength(1);
    expect(errors[0]).toContain('SQLITE_FULL');
    expect(logged()).not.toMatch(/Zo|Brien|example\.org|4105550123|Gr..e|203\.0\.113/);
  });

  it('sends what fits the form and refuses the rest, whatever comes', async () => {
    const { post, accept } = await site({ perMinute: 1_000_000 });
    const fields = fc.record(
      {
        firstName: fc.anything(),
        lastName: fc.string({ unit: 'binary' }),
        email: fc.oneof(fc.emailAddress(), fc.string()),
        phoneNumber: fc.oneof(fc.constant('4105550123'), fc.string()),
        details: fc.anything(),
      },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(fields, async (template_params) => {
        accept.mockClear();
        const { statusCode } = await post({ ...REQUEST, template_params });
        expect([200, 400]).toContain(statusCode);
        expect(accept).toHaveBeenCalledTimes(statusCode === 200 ? 1 : 0);
      }),
      { numRuns: 60 },
    );
  });
});
