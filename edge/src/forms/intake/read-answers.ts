import { type FieldName, FORMS, isFieldName, tidyAnswer } from 'shared/contract';
import * as v from 'valibot';
import { fieldProblem, type Problem } from './field-problem.ts';
import { answerTo } from './answer-to.ts';
import type { Answers, FormKind } from '../queue/submission.ts';

/** The forms that go into the content API. */
export type ContentKind = Exclude<FormKind, 'message'>;

function schemaOf({ required, optional }: (typeof FORMS)[ContentKind]) {
  const needed = required.map((name: FieldName) => [name, answerTo(name)] as const);
  const other = optional.map((name: FieldName) => [name, v.optional(answerTo(name))] as const);
  return v.strictObject(Object.fromEntries([...needed, ...other]));
}

/** Nothing is taken here that the content API would refuse later: bench/src/agreement/forms.test.mjs. */
const SCHEMAS = { member: schemaOf(FORMS.member), 'prayer-request': schemaOf(FORMS['prayer-request']) };

const Given = v.pipe(v.record(v.string(), v.unknown()), v.transform(withoutBlanks));

/** What a form says, tidied and without the fields that were left empty; or everything that is the matter with it. */
export function readAnswers(kind: ContentKind, data: unknown): { answers: Answers } | { problems: readonly Problem[] } {
  const { success, output, issues } = v.safeParse(v.pipe(Given, SCHEMAS[kind]), data);
  if (success) return { answers: v.parse(v.record(v.string(), v.string()), output) };
  return { problems: [...new Map(issues.map(problemOf).map((problem) => [problem.field, problem])).values()] };
}

function problemOf({ path }: v.BaseIssue<unknown>): Problem {
  const [item] = path ?? [];
  if (item === undefined) return { field: 'data', label: 'data', message: 'data must be an object' };
  return fieldProblem(String(item.key), item.value);
}

function withoutBlanks(data: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const given = Object.entries(data).map(([name, value]) => [
    name,
    typeof value === 'string' && isFieldName(name) ? tidyAnswer(name, value) : value,
  ]);
  return Object.fromEntries(given.filter(([, value]) => value !== '' && value !== null));
}
