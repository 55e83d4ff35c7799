import type { FastifyBaseLogger, FastifyError } from 'fastify';
import { FormNotKept } from '../intake/stored-form.ts';
import { stackOf } from 'releases/serving';
import type { Outcome } from './plain-form.ts';

/** What a visitor is told when a form failed on the way. A log line never holds what was typed. */
export function outcomeOfError(error: FastifyError, log: FastifyBaseLogger): Outcome {
  if (error instanceof FormNotKept) {
    log.error({ reason: error.message }, 'a form could not be kept');
    return { status: 503 };
  }
  const status = error.statusCode ?? 500;
  if (status >= 500) log.error({ stack: stackOf(error) }, 'a form could not be handled');
  return { status: status < 500 ? status : 500 };
}
