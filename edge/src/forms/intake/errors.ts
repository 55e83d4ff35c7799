import type { FastifyBaseLogger, FastifyError } from 'fastify';
import { stackOf } from 'releases/serving';

/** A form could not be stored, and its visitor was not thanked. The message is for the log and has no personal data. */
export class FormNotStored extends Error {
  override readonly name = 'FormNotStored';
}

/** Logs why a form failed, without what was typed, and returns the HTTP status for the visitor. */
export function statusOfFailure(error: FastifyError, log: FastifyBaseLogger): number {
  if (error instanceof FormNotStored) {
    log.error({ reason: error.message }, 'a form could not be stored');
    return 503;
  }
  const status = error.statusCode ?? 500;
  if (status < 500) return status;
  log.error({ stack: stackOf(error) }, 'a form could not be handled');
  return 500;
}
