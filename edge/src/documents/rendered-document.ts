import * as v from 'valibot';

const Failure = v.object({
  ok: v.literal(false),
  reason: v.picklist(['load', 'data', 'render']),
  cause: v.string(),
  section: v.string(),
  version: v.string(),
  late: v.optional(v.boolean()),
  replaced: v.optional(v.boolean()),
});

/** What a shell release's server build gave back, checked: it is another deployable, and may be a newer one. */
export const RenderedDocument = v.object({
  status: v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599)),
  headers: v.record(v.string(), v.string()),
  html: v.union([v.instance(Uint8Array), v.string()]),
  styleHashes: v.array(v.pipe(v.string(), v.regex(/^sha(256|384|512)-[\w+/]+={0,2}$/))),
  failures: v.array(Failure),
  whole: v.boolean(),
  redirect: v.optional(v.string()),
});
export type RenderedDocument = v.InferOutput<typeof RenderedDocument>;
