import { networkInterfaces } from 'node:os';
import * as v from 'valibot';
import {
  type BucketSettings,
  type Environment,
  type JudgeSettings,
  type RequestLimits,
  withoutEmpty,
} from 'releases/serving';
import { findBrowser } from 'visits';
import { ConfigError } from './config-error.ts';
import { findProblems } from './find-problems.ts';
import type { Mailbox, SmtpServer } from './mail.ts';
import { type PublicConfig, readPublicConfig } from './public-config.ts';
import { MIDNIGHT_IS_A_DATE, Variables } from './variables.ts';

export interface Config {
  readonly port: number;
  readonly host: string;
  /** Descriptor of the listening socket that a service manager has passed; host and port are not used then. */
  readonly socket: number | undefined;
  readonly dataDir: string;
  /** What all edges of the site share; without it everything is in the data folder. */
  readonly database: { readonly url: string; readonly siteKey: Buffer } | undefined;
  /** Where the files of new releases are. Default: in the database. */
  readonly bucket: BucketSettings | undefined;
  readonly contentApiUrl: string;
  /** The content API stores an event's bare dates as midnight UTC (decision 0038). */
  readonly midnightIsADate: boolean;
  /** Without it the content hook refuses every call. */
  readonly contentHookSecret: string | undefined;
  /** Who knows it may read `/metrics` from anywhere. */
  readonly metricsToken: string | undefined;
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
  /** Whether browsers must use https for every subdomain too. */
  readonly hstsSubdomains: boolean;
  readonly mail: {
    /** Without one, messages go into the outbox folder. */
    readonly smtp: SmtpServer | undefined;
    readonly from: Mailbox;
    readonly to: Mailbox;
  };
  /** How many forms one address may send, and all addresses together. */
  readonly forms: RequestLimits;
  readonly judge: JudgeSettings;
  /** Visits a rollout's pages; null where none is installed. */
  readonly browser: string | null;
  readonly publicConfig: PublicConfig;
}

/** Every setting of the edge. Throws {@link ConfigError}, which names all wrong variables at once. */
export function readConfig(environment: Environment): Config {
  const set = withoutEmpty(environment);
  const parsed = v.safeParse(Variables, set);
  const problems = findProblems(parsed, set);
  if (!parsed.success || problems.length > 0) throw new ConfigError(problems);
  return configOf(parsed.output, set);
}

function configOf(variables: Variables, set: Environment): Config {
  return {
    port: variables.PORT,
    host: variables.HOST ?? everyAddress(),
    socket: isPassed(variables) ? FIRST_PASSED_SOCKET : undefined,
    dataDir: variables.DATA_DIR,
    database: databaseOf(variables),
    bucket: bucketOf(variables),
    contentApiUrl: variables.CONTENT_API_URL,
    midnightIsADate: variables.EVENT_DATES === MIDNIGHT_IS_A_DATE,
    contentHookSecret: variables.CONTENT_HOOK_SECRET,
    metricsToken: variables.METRICS_TOKEN,
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
    browser: findBrowser(variables.CHROMIUM_PATH),
    publicConfig: readPublicConfig(set),
  };
}

/** As sd_listen_fds(3) says. */
const FIRST_PASSED_SOCKET = 3;

/** Whether sockets were passed to this process, and not to the one that started it. */
function isPassed({ LISTEN_PID, LISTEN_FDS }: Variables): boolean {
  return LISTEN_PID === String(process.pid) && LISTEN_FDS !== undefined;
}

function databaseOf({ DATABASE_URL, SITE_KEY }: Variables): Config['database'] {
  return DATABASE_URL !== undefined && SITE_KEY ? { url: DATABASE_URL, siteKey: SITE_KEY } : undefined;
}

const AWS_REGION_OF_ALL = 'us-east-1';

function bucketOf(variables: Variables): Config['bucket'] {
  const { RELEASE_BUCKET, AWS_ACCESS_KEY_ID: keyId, AWS_SECRET_ACCESS_KEY: secret } = variables;
  if (RELEASE_BUCKET === undefined || keyId === undefined || secret === undefined) return undefined;
  const region = variables.AWS_REGION ?? AWS_REGION_OF_ALL;
  const url = RELEASE_BUCKET.replace('s3://', `https://s3.${region}.amazonaws.com/`).replace(/\/$/, '');
  return { url, region, keyId, secret };
}

/** `::` also answers on IPv4, so http://localhost works however it resolves. Not every machine has IPv6. */
function everyAddress(): string {
  const addresses = Object.values(networkInterfaces()).flat();
  return addresses.some((address) => address?.family === 'IPv6') ? '::' : '0.0.0.0';
}
