import { availableParallelism, networkInterfaces } from 'node:os';
import * as v from 'valibot';
import { type ConfigProblem, ConfigError } from './config-error.ts';
import { DataDir, type Environment, type JudgeSettings, type RequestLimits, withoutEmpty } from 'releases/serving';
import { Mailbox } from './mailbox.ts';
import { SmtpServer } from './smtp-server.ts';
import { type PublicConfig, publicConfigProblems, readPublicConfig } from './public-config.ts';

const DAY_MS = 86_400_000;

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

/** Fastify's forms: every proxy, none, or those at certain addresses. */
const TrustProxy = v.pipe(
  v.optional(v.string(), 'false'),
  v.regex(
    /^(true|false|[0-9a-fA-F.:/]+(\s*,\s*[0-9a-fA-F.:/]+)*)$/,
    'must be true, false, or the addresses of the proxies, such as 10.0.0.0/8,127.0.0.1',
  ),
  v.transform((text) => (/^(true|false)$/.test(text) ? text === 'true' : text)),
);

/** News of releases are for the team alone: encrypted, unless they stay on this machine. */
const Webhook = v.pipe(
  v.string(),
  v.check(
    (text) => URL.canParse(text) && /^(https:|http:\/\/(localhost|127\.0\.0\.1)(:|\/|$))/.test(text),
    'must be an https address (http only on localhost)',
  ),
);

const MIDNIGHT_IS_A_DATE = 'midnight-utc-is-a-date';

const EXAMPLE_DOMAIN = 'soteriachurch.example';

/** One for each core, but two at most: each has a copy of all code, 100 MB under load. */
const RENDER_THREADS = Math.min(2, availableParallelism());

const Variables = v.object({
  PORT: wholeNumber(3000, 0, 65_535),
  HOST: v.optional(v.string()),
  DATA_DIR: DataDir,
  CONTENT_API_URL: v.optional(Origin, 'http://127.0.0.1:1337'),
  EVENT_DATES: v.optional(v.literal(MIDNIGHT_IS_A_DATE, `must be empty or ${MIDNIGHT_IS_A_DATE}`)),
  CONTENT_HOOK_SECRET: v.optional(v.pipe(v.string(), v.minLength(16, 'must have at least 16 characters'))),
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
  VITALS_SAMPLE_PERCENT: wholeNumber(50, 0, 100),
});

/** A document that used up its budget still needs time to be sent back. */
function limitProblems({ RENDER_BUDGET_MS, RENDER_LIMIT_MS }: v.InferOutput<typeof Variables>): ConfigProblem[] {
  if (RENDER_LIMIT_MS > RENDER_BUDGET_MS) return [];
  const message = `must be more than RENDER_BUDGET_MS (${RENDER_BUDGET_MS})`;
  return [{ key: 'RENDER_LIMIT_MS', value: String(RENDER_LIMIT_MS), message }];
}

/** A mail server would take messages for an address that is nobody's, and visitors would be thanked for them. */
function mailProblems({ SMTP_URL, MAIL_FROM, MAIL_TO }: Environment): ConfigProblem[] {
  if (SMTP_URL === undefined) return [];
  const message = 'has to be an address of yours when SMTP_URL is set, such as office@example.org';
  return Object.entries({ MAIL_FROM, MAIL_TO })
    .filter(([, value]) => value === undefined || value.includes(EXAMPLE_DOMAIN))
    .map(([key, value]) => ({ key, value, message }));
}

const SECRETS = new Set(['CONTENT_HOOK_SECRET', 'SMTP_URL', 'JUDGE_WEBHOOK_URL']);

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly contentApiUrl: string;
  /** The content API keeps an event's bare dates as midnight UTC (decision 0038). */
  readonly midnightIsADate: boolean;
  /** Without it the content hook refuses everybody. */
  readonly contentHookSecret: string | undefined;
  /** The canonical origin, in links, canonical addresses and cookies' `Secure`. */
  readonly publicUrl: string;
  readonly render: {
    readonly threads: number;
    readonly budgetMs: number;
    readonly limitMs: number;
    readonly memoryMb: number;
  };
  readonly logLevel: string;
  readonly trustProxy: boolean | string;
  /** Whether browsers are to ask every subdomain of the site by https too. */
  readonly hstsSubdomains: boolean;
  readonly mail: {
    /** Without one, messages go into the outbox folder. */
    readonly smtp: SmtpServer | undefined;
    readonly from: Mailbox;
    readonly to: Mailbox;
  };
  /** How many forms one address may send, and all together. */
  readonly forms: RequestLimits;
  readonly judge: JudgeSettings;
  readonly publicConfig: PublicConfig;
}

/** Every setting of the edge. Throws {@link ConfigError}, which names all wrong variables at once. */
export function readConfig(environment: Environment): Config {
  const set = withoutEmpty(environment);
  const parsed = v.safeParse(Variables, set);
  const problems = [
    ...(parsed.issues ?? []).map((issue) => problemOf(issue, set)),
    ...(parsed.success ? limitProblems(parsed.output) : []),
    ...mailProblems(set),
    ...publicConfigProblems(set),
  ];
  if (!parsed.success || problems.length > 0) throw new ConfigError(problems);
  return configOf(parsed.output, set);
}

function configOf(variables: v.InferOutput<typeof Variables>, set: Environment): Config {
  return {
    port: variables.PORT,
    host: variables.HOST ?? everyAddress(),
    dataDir: variables.DATA_DIR,
    contentApiUrl: variables.CONTENT_API_URL,
    midnightIsADate: variables.EVENT_DATES === MIDNIGHT_IS_A_DATE,
    contentHookSecret: variables.CONTENT_HOOK_SECRET,
    publicUrl: variables.PUBLIC_URL ?? `http://localhost:${variables.PORT}`,
    render: {
      threads: variables.RENDER_THREADS,
      budgetMs: variables.RENDER_BUDGET_MS,
      limitMs: variables.RENDER_LIMIT_MS,
      memoryMb: variables.RENDER_MEMORY_MB,
    },
    logLevel: variables.LOG_LEVEL,
    trustProxy: variables.TRUST_PROXY,
    hstsSubdomains: variables.HSTS_SUBDOMAINS,
    mail: {
      smtp: variables.SMTP_URL,
      from: variables.MAIL_FROM,
      to: variables.MAIL_TO,
    },
    forms: { perMinute: variables.FORMS_RATE_PER_MINUTE, totalPerMinute: variables.FORMS_TOTAL_PER_MINUTE },
    judge: {
      minVisits: variables.JUDGE_MIN_VISITS,
      webhookUrl: variables.JUDGE_WEBHOOK_URL,
      sample: variables.VITALS_SAMPLE_PERCENT / 100,
    },
    publicConfig: readPublicConfig(set),
  };
}

function problemOf(issue: v.BaseIssue<unknown>, set: Environment): ConfigProblem {
  const key = String(issue.path?.[0]?.key);
  return { key, value: SECRETS.has(key) ? undefined : set[key], message: issue.message };
}

/** `::` answers on IPv4 too, so that http://localhost works whichever way it resolves; not every machine has IPv6. */
function everyAddress(): string {
  const addresses = Object.values(networkInterfaces()).flat();
  return addresses.some((address) => address?.family === 'IPv6') ? '::' : '0.0.0.0';
}
