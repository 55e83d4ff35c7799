import { type FieldName, FIELDS, NO_ANSWER, SITE_FAILED } from 'shared/contract';
import { HttpError } from 'shared/http';
import type { Refusals } from '../../form/submission/outcome.ts';

/** What happened, in a visitor's words. @param refused the answers that the site did not take, if it was that */
export function notSentReason(error: unknown, refused: Refusals<FieldName> | undefined): string {
  return `Your details could not be sent. ${refused ? refusal(refused) : reason(error)}`;
}

function refusal(refused: Refusals<FieldName>): string {
  const labels = Object.entries(FIELDS).flatMap(([name, { label }]) => (name in refused ? [label] : []));
  return labels.length === 0 ? 'An answer was not accepted.' : `Please correct: ${labels.join(', ')}.`;
}

function reason(error: unknown): string {
  if (!(error instanceof HttpError)) return SITE_FAILED;
  if (error.said) return error.said.replace(/[^.!?]$/, '$&.');
  return error.status === 0 ? NO_ANSWER : SITE_FAILED;
}
