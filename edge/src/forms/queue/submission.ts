import type { FormName } from 'shared/contract';
import * as v from 'valibot';

/** Members and prayer requests go to the content API, messages go by mail. */
export const FormKind = v.picklist(['member', 'prayer-request', 'message'] satisfies FormName[]);
export type FormKind = v.InferOutput<typeof FormKind>;

/**
 * `waiting`: it is not delivered yet. `delivering`: one edge has a lease and delivers it. `refused`: the content API refused
 * it after the visitor was thanked. `held`: it looks like spam, and staff decide. `removed`: staff deleted it.
 */
const SubmissionState = v.picklist(['waiting', 'delivering', 'delivered', 'refused', 'held', 'removed']);

/** What a visitor typed, by field. */
export const Answers = v.record(v.string(), v.string());
export type Answers = Readonly<v.InferOutput<typeof Answers>>;

/** The recipient's answer to a form: an HTTP status, and JSON (empty for a message). */
export const Answer = v.object({ status: v.number(), body: v.string() });
export type Answer = Readonly<v.InferOutput<typeof Answer>>;

const json = <Schema extends v.GenericSchema>(schema: Schema) => v.nullable(v.pipe(v.string(), v.parseJson(), schema));

/** A row of the table (sqlite/open-file.ts). Times are milliseconds since 1970. */
export const Submission = v.object({
  id: v.string(),
  key: v.string(),
  kind: FormKind,
  state: SubmissionState,
  /** A keyed hash of the answers. It identifies a repetition after the answers are erased. */
  fingerprint: v.string(),
  /** Null once the form is delivered or removed. */
  answers: json(Answers),
  receivedAt: v.number(),
  /** When staff or the visitor began to wait for the end of this state. */
  since: v.number(),
  attempts: v.number(),
  /** Why the last attempt failed, or why the form is held. Contains nothing that the visitor typed. */
  reason: v.nullable(v.string()),
  /** The answer to a repetition. */
  outcome: json(Answer),
});

export type Submission = Readonly<v.InferOutput<typeof Submission>>;

const StoredBody = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    data: v.fallback(v.nullable(v.object({ id: v.union([v.string(), v.number()]) })), null),
    message: v.fallback(v.optional(v.string()), undefined),
  }),
);

/** Reduces an answer to the entry's id and the message. The attributes would store personal data. */
export function storedAnswer({ status, body }: Answer): Answer {
  const read = v.safeParse(StoredBody, body);
  return { status, body: read.success ? JSON.stringify(read.output) : '' };
}
