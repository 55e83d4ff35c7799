import * as v from 'valibot';

const momentSchema = v.fallback(
  v.nullable(
    v.pipe(
      v.union([v.date(), v.number(), v.pipe(v.string(), v.isoTimestamp())]),
      v.transform((value) => new Date(value)),
    ),
  ),
  null,
);

/** When an entry is to appear on the site and when to go, stored or as a form holds it. */
export const siteTimesSchema = v.object({
  publishAt: v.optional(momentSchema, null),
  unpublishAt: v.optional(momentSchema, null),
});

export type SiteTimes = v.InferOutput<typeof siteTimesSchema>;
