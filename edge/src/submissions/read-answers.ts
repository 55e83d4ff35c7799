import * as v from 'valibot';
import { fieldProblem } from '../field-problem.ts';
import type { FormKind } from './form-kind.ts';
import type { Answers } from './submission.ts';

/** The forms that go into the content API. */
export type ContentKind = Exclude<FormKind, 'message'>;

/** A field that has to be put right, and how that is said to the visitor. */
export interface Problem {
  readonly field: string;
  readonly message: string;
}

/** The CMS (Strapi's yup) wants more of an address than browsers do: no dot beside another, letters around the last part. */
const STRICT_EMAIL = /^[^.@]+(?:\.[^.@]+)*@(?:[^.@]+\.)+[a-z](?:[a-z\d-]*[a-z])?$/i;

const text = (longest: number) => v.pipe(v.string(), v.maxLength(longest));
const name = text(100);
const email = v.pipe(text(254), v.rfcEmail(), v.regex(STRICT_EMAIL));
const phoneNumber = v.pipe(v.string(), v.regex(/^(\+\d{1,3})?\d{10,14}$/));

/** The CMS's own rules (cms/src/api/<type>/content-types): nothing is taken here that it would refuse later. */
const FORMS = {
  member: v.strictObject({
    firstName: name,
    lastName: name,
    email,
    phoneNumber,
    address: v.optional(text(300)),
  }),
  'prayer-request': v.strictObject({
    firstName: v.optional(name),
    lastName: v.optional(name),
    email: v.optional(email),
    phoneNumber: v.optional(phoneNumber),
    prayerRequest: text(5_000),
  }),
} satisfies Record<ContentKind, v.GenericSchema<unknown, Record<string, string | undefined>>>;

const Given = v.pipe(v.record(v.string(), v.unknown()), v.transform(withoutBlanks));

/** What a form says, trimmed and without the fields that were left empty; or everything that is the matter with it. */
export function readAnswers(kind: ContentKind, data: unknown): { answers: Answers } | { problems: readonly Problem[] } {
  const { success, output, issues } = v.safeParse(v.pipe(Given, FORMS[kind]), data);
  if (success) return { answers: v.parse(v.record(v.string(), v.string()), output) };
  const problems = new Map(issues.map((issue) => problemOf(issue)));
  return { problems: [...problems].map(([field, message]) => ({ field, message })) };
}

function problemOf({ path }: v.BaseIssue<unknown>): [field: string, message: string] {
  const [item] = path ?? [];
  if (item === undefined) return ['data', 'data must be an object'];
  const field = String(item.key);
  return [field, fieldProblem(field, item.value)];
}

/** PostgreSQL takes no NUL in a text. */
function withoutBlanks(data: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const cleaned = Object.entries(data).map(([field, value]) => [
    field,
    typeof value === 'string' ? value.replaceAll('\0', '').trim() : value,
  ]);
  return Object.fromEntries(cleaned.filter(([, value]) => value !== '' && value !== null));
}
