import * as v from 'valibot';

/** The lines of a history, as the CMS sends them. */
export const changesSchema = v.array(
  v.object({
    id: v.number(),
    at: v.string(),
    kind: v.string(),
    writer: v.string(),
    fields: v.array(v.string()),
    isStored: v.boolean(),
  }),
);

export const differencesSchema = v.array(v.object({ field: v.string(), was: v.string(), is: v.string() }));

export const deletedSchema = v.array(
  v.object({ entryId: v.string(), change: v.number(), name: v.string(), at: v.string(), writer: v.string() }),
);

export const restoredSchema = v.object({ missing: v.array(v.string()) });

export type ShownChange = v.InferOutput<typeof changesSchema>[number];

export type ShownDifference = v.InferOutput<typeof differencesSchema>[number];

export type DeletedEntry = v.InferOutput<typeof deletedSchema>[number];
