import { answerProblem, tidyAnswer } from './answer.ts';
import { type FieldName, FIELDS, isFieldName } from './fields.ts';

/** Bad Request, Content Too Large and Unprocessable Content are about the form. Other statuses are about the moment. */
const REFUSAL_STATUSES: readonly number[] = [400, 413, 422];

/** Whether the same form would be refused again (decision 0029). @param status of an HTTP response */
export function isRefusal(status: number): boolean {
  return REFUSAL_STATUSES.includes(status);
}

/**
 * The message for an answer that the other side refused. Its rules may be newer, so the answer may be right by the rules here.
 * @param answer as {@link tidyAnswer} leaves it
 */
export function refusalMessage(name: FieldName, answer: string): string {
  return answerProblem(name, answer, true) ?? FIELDS[name].wrong;
}

/** A field that the visitor has to correct. */
export interface FieldProblem {
  readonly field: string;
  /** As the visitor sees the field. */
  readonly label: string;
  /** In the specification's words (section 5). */
  readonly message: string;
}

/** Describes a field of a form that was refused. @param value of any type, because it comes from outside */
export function describeRefusal(field: string, value: unknown): FieldProblem {
  if (!isFieldName(field)) return { field, label: field, message: `Unknown field: ${field}` };
  const { label, missing } = FIELDS[field];
  if (value === undefined || value === null) return { field, label, message: missing };
  if (typeof value !== 'string') return { field, label, message: `${label} must be a text` };
  return { field, label, message: refusalMessage(field, tidyAnswer(field, value)) };
}
