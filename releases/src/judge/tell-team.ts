import type { FastifyBaseLogger } from 'fastify';
import pRetry from 'p-retry';
import type { AuditLog } from '../store/audit/audit-log.ts';

/** The webhook's message about the judge's action. Slack and similar programs show `text`. */
export interface News {
  readonly text: string;
  readonly section: string;
  readonly version: string;
  /** `quarantine` or `pause`. */
  readonly action: string;
  readonly why: string;
  /** ISO 8601. */
  readonly at: string;
}

/** Sends in the background. Never throws, and nothing waits for it. */
export type TellTeam = (news: News) => void;

export interface TellTeamOptions {
  /** The webhook's address. Without it, only the audit log has the news. */
  readonly url: string | undefined;
  readonly log: FastifyBaseLogger;
  readonly audit: AuditLog;
  readonly now: () => Date;
  /** Milliseconds before the second attempt. Each further pause doubles. */
  readonly firstPauseMs?: number;
}

const ANSWER_WITHIN_MS = 10_000;
const RETRIES = 4;

export function tellByWebhook({ url, log, audit, now, firstPauseMs = 1_000 }: TellTeamOptions): TellTeam {
  if (url === undefined) return () => undefined;

  async function failed({ section, version }: News, error: unknown): Promise<void> {
    log.error({ err: error, section, version }, 'the webhook did not take the news');
    const note = `The team was not told: ${error instanceof Error ? error.message : String(error)}`;
    await audit.append({
      at: now().toISOString(),
      who: 'judge',
      action: 'webhook',
      outcome: 'refused',
      section,
      version,
      note,
    });
  }

  return (news) => {
    pRetry(() => post(url, news), { retries: RETRIES, minTimeout: firstPauseMs, unref: true })
      .catch((error: unknown) => failed(news, error))
      .catch((err: unknown) => log.error({ err }, 'the audit log cannot be written'));
  };
}

/** The address is a secret and never appears in a message. */
async function post(url: string, news: News): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(news),
    redirect: 'error',
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
  }).catch((cause: unknown) => {
    // A broken connection throws TypeError, which the retry takes for a bug.
    throw new Error('The webhook did not answer.', { cause });
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`The webhook answered ${response.status}.`);
}
