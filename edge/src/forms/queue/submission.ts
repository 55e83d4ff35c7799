import * as v from 'valibot';

/** The forms that visitors send: into the content API, or, a message, by mail. */
export const FormKind = v.picklist(['member', 'prayer-request', 'message']);

export type FormKind = v.InferOutput<typeof FormKind>;

/**
 * `waiting` for its delivery; `delivering` by one edge, which holds a lease; `delivered`; `refused` by the content API after
 * the visitor was thanked; `held` for staff, because it looks like spam; `removed` by staff.
 */
const SubmissionState = v.picklist(['waiting', 'delivering', 'delivered', 'refused', 'held', 'removed']);

/** What a visitor typed, by field. */
export const Answers = v.record(v.string(), v.string());

export type Answers = Readonly<v.InferOutput<typeof Answers>>;

/** What the other side said to a form: an HTTP status, and JSON (empty for a message). */
export const Answer = v.object({ status: v.number(), body: v.string() });

export type Answer = Readonly<v.InferOutput<typeof Answer>>;

const json = <Schema extends v.GenericSchema>(schema: Schema) => v.nullable(v.pipe(v.string(), v.parseJson(), schema));

/** A row of the table (open-database.ts). Times are milliseconds since 1970. */
export const Submission = v.object({
  id: v.string(),
  key: v.string(),
  kind: FormKind,
  state: SubmissionState,
  /** A keyed hash: whether a repetition has the same answers can be told after they were erased. */
  fingerprint: v.string(),
  /** Null once it is delivered or removed. */
  answers: json(Answers),
  receivedAt: v.number(),
  /** Since when staff or the visitor wait for this state's end. */
  since: v.number(),
  attempts: v.number(),
  /** Why the last attempt failed, or why it is held. Never anything that the visitor typed. */
  reason: v.nullable(v.string()),
  /** What a repetition is told. */
  outcome: json(Answer),
});

export type Submission = Readonly<v.InferOutput<typeof Submission>>;
