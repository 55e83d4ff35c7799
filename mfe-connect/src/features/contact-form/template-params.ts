import type { Submission } from '../../form/submission/submission.ts';
import { type EmailService, isOwn } from './email-service.ts';

/**
 * The answers; and, where the site itself takes the message, what it wants to know of every form (decision 0029): the library can
 * set no headers. A provider needs none of that.
 */
export function templateParams(service: EmailService, submission: Submission<string>): Record<string, string> {
  const { answers, key, seconds, homepage } = submission;
  if (!isOwn(service)) return answers;
  return {
    ...answers,
    submission_key: key,
    form_seconds: String(seconds),
    ...(homepage === '' ? {} : { homepage }),
  };
}
