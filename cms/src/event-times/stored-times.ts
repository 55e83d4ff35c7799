import * as v from 'valibot';

/** A stored version of an event, as far as its times go. */
export const storedTimesSchema = v.object({
  id: v.number(),
  documentId: v.string(),
  title: v.nullable(v.string()),
  publishedAt: v.nullable(v.unknown()),
  startDate: v.nullable(
    v.pipe(
      v.union([v.string(), v.date()]),
      v.transform((value) => new Date(value)),
    ),
  ),
  time: v.nullable(v.string()),
});

export type StoredTimes = v.InferOutput<typeof storedTimesSchema>;
