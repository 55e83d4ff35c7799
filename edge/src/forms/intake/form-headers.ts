import * as v from 'valibot';

/** A key that a client makes: a UUID, the same for each repetition of the same answers. */
export const SubmissionKey = v.pipe(v.string(), v.trim(), v.uuid(), v.toLowerCase());

/** Whole seconds since the visitor first touched a form. */
export const FormSeconds = v.pipe(
  v.union([v.pipe(v.string(), v.digits(), v.transform(Number)), v.number()]),
  v.integer(),
  v.minValue(0),
);

/** What a page's script says of a form beside its answers. Nothing of it has to be there. */
export const FormHeaders = v.object({
  'idempotency-key': v.optional(SubmissionKey),
  'form-seconds': v.fallback(v.optional(FormSeconds), undefined),
  'form-homepage': v.optional(v.string()),
});
