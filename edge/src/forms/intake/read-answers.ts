import {
  answerProblem,
  describeRefusal,
  type FieldName,
  type FieldProblem,
  FORMS,
  isFieldName,
  tidyAnswer,
} from 'shared/contract';
import * as v from 'valibot';
import type { Answers, FormKind } from '../queue/submission.ts';

/** The forms that go to the content API. */
export type ContentKind = Exclude<FormKind, 'message'>;

/** The schema of one answer. The page has the same rules (shared/contract/forms). */
export const answerSchema = (name: FieldName) =>
  v.pipe(
    v.string(),
    v.transform((text) => tidyAnswer(name, text)),
    v.check((answer) => answerProblem(name, answer, true) === undefined),
  );

function schemaOf({ required, optional }: (typeof FORMS)[ContentKind]) {
  const needed = required.map((name: FieldName) => [name, answerSchema(name)] as const);
  const other = optional.map((name: FieldName) => [name, v.optional(answerSchema(name))] as const);
  return v.strictObject(Object.fromEntries([...needed, ...other]));
}

/** The content API takes what they take. bench/src/agreement/forms.test.mjs proves it. */
const SCHEMAS = { member: schemaOf(FORMS.member), 'prayer-request': schemaOf(FORMS['prayer-request']) };

const Given = v.pipe(v.record(v.string(), v.unknown()), v.transform(withoutBlanks));

/** Reads the answers of a form. Tidies them and drops empty ones. Returns every problem instead when there is one. */
export function readAnswers(
  kind: ContentKind,
  data: unknown,
): { answers: Answers } | { problems: readonly FieldProblem[] } {
  const { success, output, issues } = v.safeParse(v.pipe(Given, SCHEMAS[kind]), data);
  if (success) return { answers: v.parse(v.record(v.string(), v.string()), output) };
  return { problems: oncePerField(issues.map(problemOf)) };
}

/** Keeps one problem of each field. */
export function oncePerField(problems: readonly FieldProblem[]): readonly FieldProblem[] {
  return [...new Map(problems.map((problem) => [problem.field, problem])).values()];
}

function problemOf({ path }: v.BaseIssue<unknown>): FieldProblem {
  const [item] = path ?? [];
  if (item === undefined) return { field: 'data', label: 'data', message: 'data must be an object' };
  return describeRefusal(String(item.key), item.value);
}

function withoutBlanks(data: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const given = Object.entries(data).map(([name, value]) => [
    name,
    typeof value === 'string' && isFieldName(name) ? tidyAnswer(name, value) : value,
  ]);
  return Object.fromEntries(given.filter(([, value]) => value !== '' && value !== null));
}
