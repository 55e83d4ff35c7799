import { MESSAGE_PARAMETERS } from 'shared/contract';
import type { Submission } from '../../form/submission/submission.ts';
import { type EmailService, isOwn } from './email-service.ts';

/**
 * The answers, and, for the site's own endpoint, what describes the form (decision 0029): the library can set no headers. A
 * provider gets the answers only.
 */
export function templateParams(service: EmailService, submission: Submission<string>): Record<string, string> {
  const { answers, key, seconds, homepage } = submission;
  if (!isOwn(service)) return answers;
  return {
    ...answers,
    [MESSAGE_PARAMETERS.key]: key,
    [MESSAGE_PARAMETERS.seconds]: String(seconds),
    ...(homepage === '' ? {} : { [MESSAGE_PARAMETERS.homepage]: homepage }),
  };
}
