import type * as v from 'valibot';
import type { Environment } from 'releases/serving';
import type { ConfigProblem } from './config-error.ts';
import { publicConfigProblems } from './public-config.ts';
import { EXAMPLE_DOMAIN, type Variables } from './variables.ts';

const SECRETS = new Set([
  'AWS_SECRET_ACCESS_KEY',
  'CONTENT_HOOK_SECRET',
  'DATABASE_URL',
  'JUDGE_WEBHOOK_URL',
  'METRICS_TOKEN',
  'RELEASE_BUCKET',
  'SITE_KEY',
  'SMTP_URL',
]);

/** Everything that is wrong with an environment. */
export function findProblems(parsed: v.SafeParseResult<typeof Variables>, environment: Environment): ConfigProblem[] {
  return [
    ...(parsed.issues ?? []).map((issue) => problemOf(issue, environment)),
    ...(parsed.success ? limitProblems(parsed.output) : []),
    ...socketProblems(environment),
    ...databaseProblems(environment),
    ...bucketProblems(environment),
    ...mailProblems(environment),
    ...publicConfigProblems(environment),
  ];
}

function problemOf(issue: v.BaseIssue<unknown>, environment: Environment): ConfigProblem {
  const key = String(issue.path?.[0]?.key);
  return { key, value: SECRETS.has(key) ? undefined : environment[key], message: issue.message };
}

/** A document that used its whole budget still needs time to be sent back. */
function limitProblems({ RENDER_BUDGET_MS, RENDER_LIMIT_MS }: Variables): ConfigProblem[] {
  if (RENDER_LIMIT_MS > RENDER_BUDGET_MS) return [];
  const message = `must be more than RENDER_BUDGET_MS (${RENDER_BUDGET_MS})`;
  return [{ key: 'RENDER_LIMIT_MS', value: String(RENDER_LIMIT_MS), message }];
}

/** A socket that nobody takes would leave its visitors waiting. */
function socketProblems({ LISTEN_FDS, LISTEN_PID }: Environment): ConfigProblem[] {
  if (LISTEN_FDS === undefined || LISTEN_FDS === '1' || LISTEN_PID !== String(process.pid)) return [];
  const message = 'must be 1: the edge takes one socket. Name one ListenStream in its socket unit';
  return [{ key: 'LISTEN_FDS', value: LISTEN_FDS, message }];
}

/** Secrets in the database are sealed, and every edge of the site has to open them. */
function databaseProblems({ DATABASE_URL, SITE_KEY }: Environment): ConfigProblem[] {
  if (DATABASE_URL === undefined || SITE_KEY !== undefined) return [];
  const message =
    'is missing: DATABASE_URL is set, and it seals the secrets that all edges share there. Make one for the site by ' +
    '`openssl rand -hex 32`, set the same on every edge, and store a copy elsewhere';
  return [{ key: 'SITE_KEY', message }];
}

/** A bucket has the files only: what is published, and by whom, is in the database. */
function bucketProblems({ RELEASE_BUCKET, DATABASE_URL, ...set }: Environment): ConfigProblem[] {
  if (RELEASE_BUCKET === undefined) return [];
  const needed =
    DATABASE_URL === undefined
      ? 'needs DATABASE_URL: edges share a release table first, then a bucket. On one machine, leave it empty'
      : undefined;
  const missing = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'].filter((key) => set[key] === undefined);
  return [
    ...(needed === undefined ? [] : [{ key: 'RELEASE_BUCKET', message: needed }]),
    ...missing.map((key) => ({
      key,
      message: 'is missing: RELEASE_BUCKET is set. Use a key that may read, write and delete objects there',
    })),
  ];
}

/** A mail server would accept messages to a placeholder address, and visitors would be thanked for lost messages. */
function mailProblems({ SMTP_URL, MAIL_FROM, MAIL_TO }: Environment): ConfigProblem[] {
  if (SMTP_URL === undefined) return [];
  const message = 'has to be an address of yours when SMTP_URL is set, such as office@example.org';
  return Object.entries({ MAIL_FROM, MAIL_TO })
    .filter(([, value]) => value === undefined || value.includes(EXAMPLE_DOMAIN))
    .map(([key, value]) => ({ key, value, message }));
}
