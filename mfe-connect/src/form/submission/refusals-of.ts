import { answerProblem, type FieldName, FIELDS } from 'shared/contract';
import { HttpError } from 'shared/http';
import type { Answers } from '../questions/field-definition.ts';
import type { Refusals } from './outcome.ts';

/** Statuses that are about the form, not about the moment (decision 0029). */
const ABOUT_THE_FORM = [400, 413, 422];

/** What the site refused of these answers, in the form's own words; undefined when the same answers may go at another time. */
export function refusalsOf<Name extends FieldName>(error: unknown, answers: Answers<Name>): Refusals<Name> | undefined {
  if (!(error instanceof HttpError) || !ABOUT_THE_FORM.includes(error.status)) return undefined;
  const refused: Partial<Record<Name, string>> = {};
  for (const name in answers) if (error.fields.includes(name)) refused[name] = wordsFor(name, answers[name]);
  return refused;
}

/** The site may refuse what is right here: its rules may be newer than this page. */
function wordsFor(name: FieldName, answer: string): string {
  return answerProblem(name, answer, true) ?? FIELDS[name].wrong;
}
