import type { FastifyBaseLogger, FastifyError } from 'fastify';
import { ContentUnavailable } from '../content/content-unavailable.ts';
import { MailNotSent } from '../mail/mail-not-sent.ts';
import type { Outcome } from './plain-form.ts';

/** What a visitor is told when a form failed on the way. A log line never holds what was typed. */
export function outcomeOfError(error: FastifyError, log: FastifyBaseLogger): Outcome {
  if (error instanceof ContentUnavailable) {
    log.warn({ reason: error.message }, 'the content API gave no answer');
    return { status: 503 };
  }
  if (error instanceof MailNotSent) {
    log.error({ reason: error.message }, 'a message was not sent');
    return { status: 502 };
  }
  const status = error.statusCode ?? 500;
  if (status >= 500) log.error({ err: error }, 'a form could not be handled');
  return { status: status < 500 ? status : 500 };
}
