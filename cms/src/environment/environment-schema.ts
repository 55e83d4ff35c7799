import { isAbsolute, resolve } from 'node:path';

import * as v from 'valibot';

import { mailbox, smtpServer } from './mail-schemas';

const LOG_LEVELS = ['error', 'warn', 'info', 'http', 'verbose', 'debug', 'silly'];

const text = (fallback: string) => v.optional(v.pipe(v.string(), v.trim()), fallback);

const wholeNumber = (fallback: string, least: number, most: number) =>
  v.pipe(
    text(fallback),
    v.check(
      (value) => /^\d+$/.test(value) && Number(value) >= least && Number(value) <= most,
      `must be a whole number from ${least} to ${most}`,
    ),
    v.transform(Number),
  );

const flag = (fallback: 'true' | 'false') =>
  v.pipe(
    text(fallback),
    v.check((value) => value === 'true' || value === 'false', 'must be true or false'),
    v.transform((value) => value === 'true'),
  );

const isHttpUrl = (value: string) => URL.canParse(value) && ['http:', 'https:'].includes(new URL(value).protocol);

const isPostgresUrl = (value: string) =>
  URL.canParse(value) && ['postgres:', 'postgresql:'].includes(new URL(value).protocol);

const httpUrl = v.pipe(
  text(''),
  v.check((value) => value === '' || isHttpUrl(value), 'must be empty or an address like https://cms.example.org'),
);

const httpUrls = v.pipe(
  text(''),
  v.transform((value) =>
    value
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean),
  ),
  v.check((urls) => urls.every(isHttpUrl), 'must be addresses with http:// or https://, separated by commas'),
);

/** `true` stands for one proxy, the usual case; a number says how many stand in a row. */
const proxyCount = v.pipe(
  text('false'),
  v.check((value) => /^(true|false|\d)$/.test(value), 'must be true, false or the number of proxies (0 to 9)'),
  v.transform((value) => (value === 'true' ? 1 : Number(value === 'false' ? 0 : value))),
);

/** Strapi's own rule for a password that is set in the panel. */
const password = v.pipe(
  text(''),
  v.check(
    (value) => value === '' || /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d).{8,72}$/.test(value),
    'must have 8 to 72 characters, with a small letter, a capital letter and a digit',
  ),
);

const secret = v.pipe(
  text(''),
  v.check(
    (value) => value === '' || value.length >= 16,
    'must have at least 16 characters (leave it out to have one made)',
  ),
);

const appKeys = v.pipe(
  text(''),
  v.check(
    (value) => value === '' || value.split(',').every((key) => key.trim().length >= 16),
    'must be one or more keys of at least 16 characters, separated by commas',
  ),
);

/** Every variable that the CMS reads, and nothing else reads the environment. See .env.example. */
export const environmentSchema = v.pipe(
  v.object({
    CMS_PORT: wholeNumber('1337', 1, 65_535),
    HOST: text('127.0.0.1'),
    DATA_DIR: v.pipe(
      text(resolve(process.cwd(), '..', '.data')),
      v.check(isAbsolute, 'must be an absolute path, for example /var/lib/soteria'),
    ),
    DATABASE_URL: v.pipe(
      text(''),
      v.check(
        (value) => value === '' || isPostgresUrl(value),
        'must be empty (SQLite) or an address like postgres://user:password@host:5432/name',
      ),
    ),
    ADMIN_EMAIL: v.pipe(
      text(''),
      v.check((value) => value === '' || /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(value), 'must be an e-mail address'),
      v.transform((value) => value.toLowerCase()),
    ),
    ADMIN_PASSWORD: password,
    PANEL_URL: httpUrl,
    CORS_ORIGINS: httpUrls,
    POSTS_PER_MINUTE: wholeNumber('10', 1, 100_000),
    TRUST_PROXY: proxyCount,
    SEED_CONTENT: flag('true'),
    RETENTION_DAYS: wholeNumber('365', 0, 36_500),
    CONTENT_HOOK_URLS: httpUrls,
    CONTENT_HOOK_SECRET: text(''),
    SITE_URL: httpUrl,
    SMTP_URL: smtpServer,
    MAIL_FROM: mailbox,
    MAIL_TO: mailbox,
    LOG_LEVEL: v.pipe(
      text('info'),
      v.check((value) => LOG_LEVELS.includes(value), `must be one of ${LOG_LEVELS.join(', ')}`),
    ),
    APP_KEYS: appKeys,
    API_TOKEN_SALT: secret,
    ADMIN_JWT_SECRET: secret,
    TRANSFER_TOKEN_SALT: secret,
    JWT_SECRET: secret,
    ENCRYPTION_KEY: secret,
  }),
  v.forward(
    v.check(
      (values) => values.CONTENT_HOOK_URLS.length === 0 || values.CONTENT_HOOK_SECRET !== '',
      'is missing: CONTENT_HOOK_URLS is set, and its receivers know the CMS by this secret',
    ),
    ['CONTENT_HOOK_SECRET'],
  ),
  v.forward(
    v.check(
      ({ SMTP_URL, MAIL_FROM, MAIL_TO, PANEL_URL }) =>
        SMTP_URL === null || ![MAIL_FROM, MAIL_TO, PANEL_URL].includes(''),
      'needs MAIL_FROM, who mail is from, MAIL_TO, who gets what nobody else does, and PANEL_URL, where the links in mails lead',
    ),
    ['SMTP_URL'],
  ),
);

export type Environment = v.InferOutput<typeof environmentSchema>;
