import { answerProblem, type FieldName, tidyAnswer } from 'shared/contract';
import * as v from 'valibot';

/** An answer to one field, tidied, by the rules that the page has too (shared/contract/forms). */
export const answerTo = (name: FieldName) =>
  v.pipe(
    v.string(),
    v.transform((text) => tidyAnswer(name, text)),
    v.check((answer) => answerProblem(name, answer, true) === undefined),
  );
