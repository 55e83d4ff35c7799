import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import * as v from 'valibot';
import { DataDir } from 'releases/serving';
import { Mailbox, SmtpServer } from './mail.ts';

const DAY_MS = 86_400_000;

/** An address with this domain is a placeholder. */
export const EXAMPLE_DOMAIN = 'soteriachurch.example';
export const MIDNIGHT_IS_A_DATE = 'midnight-utc-is-a-date';

function wholeNumber(fallback: number, min: number, max: number) {
  const message = `must be a whole number from ${min} to ${max}`;
  return v.pipe(
    v.optional(v.string(), String(fallback)),
    v.regex(/^\d+$/, message),
    v.transform(Number),
    v.minValue(min, message),
    v.maxValue(max, message),
  );
}

const Origin = v.pipe(
  v.string(),
  v.check(isOrigin, 'must be an http or https address without a path, such as https://www.example.org'),
  v.transform((text) => new URL(text).origin),
);

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, pathname, search, hash, username } = new URL(text);
  return /^https?:$/.test(protocol) && pathname === '/' && `${search}${hash}${username}` === '';
}

/** Fastify's values: every proxy, none, or the proxies at certain addresses. */
const TrustProxy = v.pipe(
  v.optional(v.string(), 'false'),
  v.regex(
    /^(true|false|[0-9a-fA-F.:/]+(\s*,\s*[0-9a-fA-F.:/]+)*)$/,
    'must be true, false, or the addresses of the proxies, such as 10.0.0.0/8,127.0.0.1',
  ),
  v.transform((text) => (/^(true|false)$/.test(text) ? text === 'true' : text)),
);

/** Messages about releases are for the team only, so they are encrypted unless they stay on this machine. */
const Webhook = v.pipe(
  v.string(),
  v.check(
    (text) => URL.canParse(text) && /^(https:|http:\/\/(localhost|127\.0\.0\.1)(:|\/|$))/.test(text),
    'must be an https address (http only on localhost)',
  ),
);

const DatabaseUrl = v.pipe(
  v.string(),
  v.check(
    (text) => URL.canParse(text) && /^postgres(ql)?:\/\/[^/]*\/[^/?]+/.test(text),
    'must be the address of a Postgres database, such as postgres://user:password@db.example.org:5432/soteria',
  ),
);

const BUCKET_WORDS =
  'must be the address of a bucket, such as https://s3.example.org/releases, or s3://releases for one of AWS';

/** A folder in the bucket may follow. Without query: the signature goes into headers. */
const Bucket = v.pipe(v.string(), v.regex(/^(https?:\/\/[^/?#@]+|s3:\/)(\/[\w.-]+)+\/?$/, BUCKET_WORDS));

/** 256 bits; a key that somebody has thought up would be guessed. */
const SiteKey = v.pipe(
  v.string(),
  v.regex(/^[0-9a-f]{64}$/i, 'must be 64 hexadecimal digits, such as `openssl rand -hex 32` prints'),
  v.transform((text) => Buffer.from(text, 'hex')),
);

/** One for each core, but two at most: each has its own copy of all code, 100 MB under load. */
const RENDER_THREADS = Math.min(2, availableParallelism());

/** What is stated must be there: else a site would be visited on the server only, and nobody would know. */
const Browser = v.pipe(
  v.string(),
  v.check(
    (path) => path === 'none' || existsSync(path),
    'must be the path of a Chromium on this machine, or none: then synthetic visits are made on the server only',
  ),
);

/** The environment's variables. The public settings are in public-config.ts. */
export const Variables = v.object({
  PORT: wholeNumber(3000, 0, 65_535),
  HOST: v.optional(v.string()),
  LISTEN_PID: v.optional(v.string()),
  LISTEN_FDS: v.optional(v.string()),
  DATA_DIR: DataDir,
  DATABASE_URL: v.optional(DatabaseUrl),
  SITE_KEY: v.optional(SiteKey),
  RELEASE_BUCKET: v.optional(Bucket),
  AWS_REGION: v.optional(v.pipe(v.string(), v.regex(/^[\w-]+$/, 'must be the name of a region, such as eu-central-1'))),
  AWS_ACCESS_KEY_ID: v.optional(v.string()),
  AWS_SECRET_ACCESS_KEY: v.optional(v.string()),
  CONTENT_API_URL: v.optional(Origin, 'http://127.0.0.1:1337'),
  EVENT_DATES: v.optional(v.literal(MIDNIGHT_IS_A_DATE, `must be empty or ${MIDNIGHT_IS_A_DATE}`)),
  CONTENT_HOOK_SECRET: v.optional(v.pipe(v.string(), v.minLength(16, 'must have at least 16 characters'))),
  METRICS_TOKEN: v.optional(v.pipe(v.string(), v.minLength(16, 'must have at least 16 characters'))),
  PUBLIC_URL: v.optional(Origin),
  RENDER_THREADS: wholeNumber(RENDER_THREADS, 1, 64),
  RENDER_BUDGET_MS: wholeNumber(800, 50, 60_000),
  RENDER_LIMIT_MS: wholeNumber(3000, 100, DAY_MS),
  RENDER_MEMORY_MB: wholeNumber(256, 32, 16_384),
  LOG_LEVEL: v.optional(
    v.picklist(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be fatal, error, warn, info, debug, trace or silent',
    ),
    'info',
  ),
  TRUST_PROXY: TrustProxy,
  HSTS_SUBDOMAINS: v.pipe(
    v.optional(v.picklist(['true', 'false'], 'must be true or false'), 'false'),
    v.transform((text) => text === 'true'),
  ),
  SMTP_URL: v.optional(SmtpServer),
  MAIL_FROM: v.optional(Mailbox, `Soteria Church website <website@${EXAMPLE_DOMAIN}>`),
  MAIL_TO: v.optional(Mailbox, `hello@${EXAMPLE_DOMAIN}`),
  FORMS_RATE_PER_MINUTE: wholeNumber(10, 1, 1_000_000),
  FORMS_TOTAL_PER_MINUTE: wholeNumber(300, 1, 1_000_000),
  JUDGE_MIN_VISITS: wholeNumber(20, 0, 10_000),
  JUDGE_WEBHOOK_URL: v.optional(Webhook),
  CHROMIUM_PATH: v.optional(Browser),
  VITALS_SAMPLE_PERCENT: wholeNumber(50, 0, 100),
});
export type Variables = v.InferOutput<typeof Variables>;
