import { FORM_HEADERS } from 'shared/contract';
import * as v from 'valibot';

/** The client's UUID for these answers. Each repetition has the same one. */
export const SubmissionKey = v.pipe(v.string(), v.trim(), v.uuid(), v.toLowerCase());

/** Whole seconds since the visitor first touched the form. */
export const FormSeconds = v.pipe(
  v.union([v.pipe(v.string(), v.digits(), v.transform(Number)), v.number()]),
  v.integer(),
  v.minValue(0),
);

/** The headers in which a page's script describes a form. All are optional. */
export const FormHeaders = v.object({
  [FORM_HEADERS.key]: v.optional(SubmissionKey),
  [FORM_HEADERS.seconds]: v.fallback(v.optional(FormSeconds), undefined),
  [FORM_HEADERS.homepage]: v.optional(v.string()),
});
