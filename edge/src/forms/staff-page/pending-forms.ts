import type { FastifyBaseLogger } from 'fastify';
import { stackOf } from 'releases/serving';
import type { PendingForm } from '../queue/staff-desk.ts';
import type { FormDesk } from './form-desk.ts';

/** The forms that are not delivered; null when the database cannot be read, which costs the page nothing else. */
export function pendingForms(
  submissions: Pick<FormDesk['submissions'], 'list'>,
  log: FastifyBaseLogger,
): readonly PendingForm[] | null {
  try {
    return submissions.list();
  } catch (error) {
    log.error({ stack: stackOf(error) }, 'the forms that were kept cannot be listed');
    return null;
  }
}
