import { answerProblem, FIELDS, isFieldName, tidyAnswer } from 'shared/contract';

/** A field that has to be put right, and how that is said to the visitor. */
export interface Problem {
  readonly field: string;
  /** As the visitor knows the field. */
  readonly label: string;
  /** In the specification's words (section 5). */
  readonly message: string;
}

/** What is the matter with a field of a form that was refused. */
export function fieldProblem(field: string, value: unknown): Problem {
  if (!isFieldName(field)) return { field, label: field, message: `Unknown field: ${field}` };
  const { label } = FIELDS[field];
  if (value === undefined || value === null) return { field, label, message: FIELDS[field].missing };
  if (typeof value !== 'string') return { field, label, message: `${label} must be a text` };
  // Another content API may refuse what is right here.
  return { field, label, message: answerProblem(field, tidyAnswer(field, value), true) ?? FIELDS[field].wrong };
}
