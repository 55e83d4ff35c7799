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

const Form = v.object({ encoding: v.picklist(['br', 'gzip']), bytes: v.instance(Uint8Array) });

/** What a shell release's server build gave back, checked: it is another deployable, and may be a newer one. */
export const RenderedDocument = v.object({
  status: v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599)),
  headers: v.record(v.string(), v.string()),
  html: v.union([v.instance(Uint8Array), v.string()]),
  styleHashes: v.array(v.pipe(v.string(), v.regex(/^sha(256|384|512)-[\w+/]+={0,2}$/))),
  failures: v.array(Failure),
  whole: v.boolean(),
  redirect: v.optional(v.string()),
  /** The render worker's own addition: the document compressed, where somebody waits for that. */
  form: v.optional(Form),
});
export type RenderedDocument = v.InferOutput<typeof RenderedDocument>;
