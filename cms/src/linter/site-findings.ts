import * as v from 'valibot';

const findingSchema = v.object({
  severity: v.picklist(['wrong', 'advice']),
  place: v.object({ path: v.array(v.string()), words: v.string() }),
  what: v.string(),
  mend: v.string(),
});

const entryFindingsSchema = v.object({
  uid: v.string(),
  /** 'Event' */
  kind: v.string(),
  isSingle: v.boolean(),
  documentId: v.string(),
  title: v.string(),
  /** Visitors see it, or an earlier version of it. */
  isPublic: v.boolean(),
  findings: v.array(findingSchema),
});

/** What is to be mended on the whole site, as the server tells the panel. */
export const siteFindingsSchema = v.object({
  /** How many entries were looked at. */
  checked: v.number(),
  entries: v.array(entryFindingsSchema),
});

/** An entry with something to mend. */
export type EntryFindings = v.InferOutput<typeof entryFindingsSchema>;
export type SiteFindings = v.InferOutput<typeof siteFindingsSchema>;
