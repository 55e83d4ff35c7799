import type { FastifyBaseLogger, FastifyError } from 'fastify';
import { stackOf } from 'releases/serving';

/** A form could not be stored, so its visitor is not thanked. The message is for the log, without personal data. */
export class FormNotStored extends Error {
  override readonly name = 'FormNotStored';
}

/** Logs why a form failed, and returns the HTTP status for the visitor. Never logs what was typed. */
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
