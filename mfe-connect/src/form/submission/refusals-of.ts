import { type FieldName, isRefusal, refusalMessage } from 'shared/contract';
import { HttpError } from 'shared/http';
import type { Answers } from '../questions/field-definition.ts';
import type { Refusals } from './outcome.ts';

/** What the site refused of these answers, in the form's own words; undefined when the same answers may be sent again. */
export function refusalsOf<Name extends FieldName>(error: unknown, answers: Answers<Name>): Refusals<Name> | undefined {
  if (!(error instanceof HttpError) || !isRefusal(error.status)) return undefined;
  const refused: Partial<Record<Name, string>> = {};
  for (const name in answers) if (error.fields.includes(name)) refused[name] = refusalMessage(name, answers[name]);
  return refused;
}
