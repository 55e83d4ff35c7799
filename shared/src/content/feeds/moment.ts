import * as v from 'valibot';

/** A date-time as a moment. */
export const Moment = v.pipe(
  v.string(),
  v.check((text) => !Number.isNaN(Date.parse(text)), 'is not a moment'),
  v.transform((text) => new Date(text)),
);
