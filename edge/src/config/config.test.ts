import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { readConfig } from './config.ts';
import { ConfigError } from './config-error.ts';
import type { Environment } from 'releases/serving';

/** Of a church's own: a mail server needs them. */
const ENDS = { MAIL_FROM: 'site@church.example', MAIL_TO: 'office@church.example' };

const SHARED = { DATABASE_URL: 'postgres://db/soteria', SITE_KEY: 'ab'.repeat(32) };
const KEYS = { AWS_ACCESS_KEY_ID: 'key-id', AWS_SECRET_ACCESS_KEY: 'the-secret' };

function errorOf(environment: Environment): ConfigError {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error;
  }
  throw new Error('The configuration was accepted.');
}

describe('readConfig', () => {
  it('needs nothing', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      dataDir: resolve('.data'),
      database: undefined,
      bucket: undefined,
      contentApiUrl: 'http://127.0.0.1:1337',
      midnightIsADate: false,
      contentHookSecret: undefined,
      publicUrl: 'http://localhost:3000',
      render: { threads: availableParallelism() > 1 ? 2 : 1, budgetMs: 800, limitMs: 3000, memoryMb: 256 },
      logLevel: 'info',
      trustProxy: false,
      mail: {
        smtp: undefined,
        from: { name: 'Soteria Church website', address: 'website@soteriachurch.example' },
        to: { name: '', address: 'hello@soteriachurch.example' },
      },
      forms: { perMinute: 10, totalPerMinute: 300 },
      judge: { minVisits: 20, webhookUrl: undefined, sample: 0.5 },
      publicConfig: {},
    });
  });

  it('takes an empty value for none', () => {
    expect(readConfig({ PORT: '', PUBLIC_URL: ' ', FIREBASE_API_KEY: '' })).toEqual(readConfig({}));
  });

  it('derives the public address from the port', () => {
    expect(readConfig({ PORT: '4000' }).publicUrl).toBe('http://localhost:4000');
  });

  it('reads every setting', () => {
    const config = readConfig({
      PORT: '80',
      HOST: '10.0.0.1',
      DATA_DIR: '/srv/data',
      CONTENT_API_URL: 'https://cms.example.org/',
      EVENT_DATES: 'midnight-utc-is-a-date',
      CONTENT_HOOK_SECRET: 'a-long-enough-secret',
      PUBLIC_URL: 'https://www.example.org',
      RENDER_THREADS: '4',
      LOG_LEVEL: 'warn',
      TRUST_PROXY: '10.0.0.0/8, 127.0.0.1',
      HSTS_SUBDOMAINS: 'true',
      FIREBASE_API_KEY: 'key',
      FIREBASE_AUTH_DOMAIN: 'church.example.org',
      FIREBASE_PROJECT_ID: 'church',
    });
    expect(config).toMatchObject({
      port: 80,
      host: '10.0.0.1',
      dataDir: '/srv/data',
      contentApiUrl: 'https://cms.example.org',
      midnightIsADate: true,
      contentHookSecret: 'a-long-enough-secret',
      publicUrl: 'https://www.example.org',
      logLevel: 'warn',
      trustProxy: '10.0.0.0/8, 127.0.0.1',
      hstsSubdomains: true,
      publicConfig: { firebase: { apiKey: 'key', authDomain: 'church.example.org', projectId: 'church' } },
    });
    expect(config.publicConfig).not.toHaveProperty('emailjs');
  });

  it('takes the socket that a service manager passes to this process only', () => {
    const passed = { LISTEN_FDS: '1', LISTEN_PID: String(process.pid) };
    expect(readConfig(passed).socket).toBe(3);
    expect(readConfig({ ...passed, LISTEN_PID: '1' }).socket).toBeUndefined();
    expect(readConfig({ LISTEN_FDS: '2', LISTEN_PID: '1' }).socket).toBeUndefined();
    expect(errorOf({ ...passed, LISTEN_FDS: '2' }).message).toContain(
      'LISTEN_FDS=2: must be 1: the edge takes one socket.',
    );
  });

  it('names all wrong variables at once, with the value and the reason', () => {
    const error = errorOf({
      PORT: 'abc',
      CONTENT_API_URL: 'localhost:1337',
      PUBLIC_URL: 'https://example.org/site',
      RENDER_THREADS: '0',
      LOG_LEVEL: 'loud',
      EMAILJS_SERVICE_ID: 'service',
    });
    expect(error.problems.map(({ key }) => key)).toEqual([
      'PORT',
      'CONTENT_API_URL',
      'PUBLIC_URL',
      'RENDER_THREADS',
      'LOG_LEVEL',
      'EMAILJS_TEMPLATE_ID',
      'EMAILJS_PUBLIC_KEY',
    ]);
    expect(error.message).toContain('PORT=abc: must be a whole number from 0 to 65535');
    expect(error.message).toContain('.env.example');
  });

  it.each(['3000.5', '-1', '65536', '0x10'])('refuses PORT=%s', (PORT) => {
    expect(errorOf({ PORT }).problems).toHaveLength(1);
  });

  it('says how the setting of dates is spelled', () => {
    const { message } = errorOf({ EVENT_DATES: 'midnight-is-a-date' });
    expect(message).toContain('EVENT_DATES=midnight-is-a-date: must be empty or midnight-utc-is-a-date');
  });

  it('keeps a secret out of the message', () => {
    const error = errorOf({ CONTENT_HOOK_SECRET: 'short' });
    expect(error.message).toContain('CONTENT_HOOK_SECRET: must have at least 16 characters');
    expect(error.message).not.toContain('short');
  });

  it.each([
    ['smtp://localhost:2525', { host: 'localhost', port: 2525, secure: false }],
    ['smtp://[::1]', { host: '::1', port: 587, secure: false }],
    [
      'smtps://church%40example.org:p%40ss%2Fw%3Ard@smtp.example.org',
      { host: 'smtp.example.org', port: 465, secure: true, auth: { user: 'church@example.org', pass: 'p@ss/w:rd' } },
    ],
  ])('reads SMTP_URL=%s', (SMTP_URL, server) => {
    expect(readConfig({ SMTP_URL, ...ENDS }).mail.smtp).toEqual(server);
  });

  it.each([
    'smtp.example.org:465',
    'https://secret@smtp.example.org',
    'smtps://secret@smtp.example.org',
    'smtps://:secret@smtp.example.org',
    'smtps://user:secret%zz@smtp.example.org',
    'smtps://user:secret@smtp.example.org/inbox',
    'smtps://user:secret@smtp.example.org?tls.rejectUnauthorized=false',
    'smtps://',
  ])('refuses SMTP_URL=%s, and does not repeat it', (SMTP_URL) => {
    const error = errorOf({ SMTP_URL, ...ENDS });
    expect(error.problems.map(({ key, value }) => [key, value])).toEqual([['SMTP_URL', undefined]]);
    expect(error.message).not.toMatch(/secret|tls\./);
  });

  it('reads who mail is from and goes to, with and without a name', () => {
    const { mail } = readConfig({ MAIL_FROM: 'Soteria <web@example.org>', MAIL_TO: ' office@example.org ' });
    expect([mail.from, mail.to]).toEqual([
      { name: 'Soteria', address: 'web@example.org' },
      { name: '', address: 'office@example.org' },
    ]);
  });

  it.each(['office', 'a@example.org, b@example.org', 'Soteria <office>', 'a@example.org\r\nBcc: b@example.org', '<>'])(
    'refuses MAIL_TO=%j',
    (MAIL_TO) => {
      expect(errorOf({ MAIL_TO }).message).toContain('must be one e-mail address');
    },
  );

  it.each([
    [{}, ['MAIL_FROM', 'MAIL_TO']],
    [{ MAIL_FROM: 'site@church.example' }, ['MAIL_TO']],
    [{ ...ENDS, MAIL_TO: 'hello@soteriachurch.example' }, ['MAIL_TO']],
  ])('sends nothing to an address that is nobody’s: a mail server with %j', (mail, keys) => {
    const error = errorOf({ SMTP_URL: 'smtp://localhost:25', ...mail });
    expect(error.problems.map(({ key }) => key)).toEqual(keys);
    expect(error.message).toContain('office@example.org');
  });

  it.each(['0', '1000001', 'many'])('refuses FORMS_RATE_PER_MINUTE=%s', (FORMS_RATE_PER_MINUTE) => {
    expect(errorOf({ FORMS_RATE_PER_MINUTE }).problems).toHaveLength(1);
  });

  it('reads what the judge needs', () => {
    const JUDGE_WEBHOOK_URL = 'https://hooks.example.org/services/T0/B0';
    const { judge } = readConfig({ JUDGE_MIN_VISITS: '0', VITALS_SAMPLE_PERCENT: '10', JUDGE_WEBHOOK_URL });
    expect(judge).toEqual({ minVisits: 0, webhookUrl: JUDGE_WEBHOOK_URL, sample: 0.1 });
    expect(readConfig({ JUDGE_WEBHOOK_URL: 'http://localhost:9000/hook' }).judge.webhookUrl).toContain('localhost');
  });

  it.each(['http://hooks.example.org/secret', 'http://localhost.example.org/secret', 'secret'])(
    'refuses JUDGE_WEBHOOK_URL=%s, and does not repeat it',
    (JUDGE_WEBHOOK_URL) => {
      const { message } = errorOf({ JUDGE_WEBHOOK_URL });
      expect(message).toContain('JUDGE_WEBHOOK_URL: must be an https address');
      expect(message).not.toContain('secret');
    },
  );

  it('reads the database that edges share, and the key of its secrets', () => {
    const DATABASE_URL = 'postgres://soteria:secret@db.example.org/soteria';
    const { database } = readConfig({ DATABASE_URL, SITE_KEY: 'aB'.repeat(32) });
    expect(database).toEqual({ url: DATABASE_URL, siteKey: Buffer.alloc(32, 0xab) });
  });

  it.each(['mysql://secret@db/soteria', 'postgres://secret@db', 'postgres://secret@db/', 'secret'])(
    'refuses DATABASE_URL=%s, and does not repeat it',
    (DATABASE_URL) => {
      const { message } = errorOf({ DATABASE_URL, SITE_KEY: 'ab'.repeat(32) });
      expect(message).toContain('DATABASE_URL: must be the address of a Postgres database');
      expect(message).not.toContain('secret');
    },
  );

  it('refuses a shared database without the key of its secrets, and says how to make one', () => {
    const { problems } = errorOf({ DATABASE_URL: 'postgres://db/soteria' });
    expect(problems).toEqual([{ key: 'SITE_KEY', message: expect.stringContaining('openssl rand -hex 32') }]);
  });

  it.each(['a secret', 'ab'.repeat(31), 'xy'.repeat(32)])('refuses SITE_KEY=%s, and does not repeat it', (SITE_KEY) => {
    const { problems } = errorOf({ SITE_KEY });
    expect(problems).toEqual([{ key: 'SITE_KEY', message: expect.stringContaining('64 hexadecimal digits') }]);
  });

  it.each([
    ['https://s3.example.org/releases', 'https://s3.example.org/releases'],
    ['http://10.0.0.7:9000/releases/site-a/', 'http://10.0.0.7:9000/releases/site-a'],
    ['s3://releases/site-a', 'https://s3.eu-central-1.amazonaws.com/releases/site-a'],
  ])('reads RELEASE_BUCKET=%s', (RELEASE_BUCKET, url) => {
    const { bucket } = readConfig({ ...SHARED, ...KEYS, AWS_REGION: 'eu-central-1', RELEASE_BUCKET });
    expect(bucket).toEqual({ url, region: 'eu-central-1', keyId: 'key-id', secret: 'the-secret' });
  });

  it('takes no notice of AWS_* without RELEASE_BUCKET: the CMS may have a bucket of its own', () => {
    expect(readConfig({ ...SHARED, ...KEYS }).bucket).toBeUndefined();
  });

  it.each(['releases', 'https://s3.example.org', 's3://', 'https://key:secret@s3.example.org/releases', 's3://a?b=c'])(
    'refuses RELEASE_BUCKET=%s, and does not repeat it',
    (RELEASE_BUCKET) => {
      const { problems, message } = errorOf({ ...SHARED, ...KEYS, RELEASE_BUCKET });
      expect(problems).toEqual([
        { key: 'RELEASE_BUCKET', value: undefined, message: expect.stringContaining('s3://') },
      ]);
      expect(message).not.toContain('key:secret');
    },
  );

  it('refuses a bucket without a database or without keys, and does not repeat a secret', () => {
    const RELEASE_BUCKET = 's3://releases';
    expect(errorOf({ ...KEYS, RELEASE_BUCKET }).message).toContain('RELEASE_BUCKET: needs DATABASE_URL');
    expect(errorOf({ ...SHARED, RELEASE_BUCKET }).problems.map(({ key }) => key)).toEqual(Object.keys(KEYS));
    expect(errorOf({ ...KEYS, RELEASE_BUCKET }).message).not.toContain('the-secret');
  });

  it('refuses a Firebase key with a colon, as the provider does', () => {
    const firebase = { FIREBASE_AUTH_DOMAIN: 'a.example', FIREBASE_PROJECT_ID: 'a' };
    expect(errorOf({ ...firebase, FIREBASE_API_KEY: 'a:b' }).message).toContain('FIREBASE_API_KEY');
  });

  it('takes a path of this site for the token sync, and no other address', () => {
    const firebase = { FIREBASE_API_KEY: 'a', FIREBASE_AUTH_DOMAIN: 'a.example', FIREBASE_PROJECT_ID: 'a' };
    const { publicConfig } = readConfig({ ...firebase, FIREBASE_TOKEN_SYNC_URL: '/account/session' });
    expect(publicConfig.firebase).toMatchObject({ tokenSyncUrl: '/account/session' });
    for (const wrong of [
      'https://elsewhere.example/session',
      '//elsewhere.example',
      '/\\elsewhere.example',
      'session',
    ]) {
      const { message } = errorOf({ ...firebase, FIREBASE_TOKEN_SYNC_URL: wrong });
      expect(message).toContain(`FIREBASE_TOKEN_SYNC_URL=${wrong}: must be a path on this site`);
    }
  });

  it('wants the time limit above the budget', () => {
    expect(errorOf({ RENDER_BUDGET_MS: '900', RENDER_LIMIT_MS: '900' }).message).toContain('RENDER_LIMIT_MS');
  });
});
