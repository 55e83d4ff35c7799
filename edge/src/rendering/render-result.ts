import * as v from 'valibot';

const Failure = v.object({
  ok: v.literal(false),
  reason: v.picklist(['load', 'data', 'render']),
  cause: v.string(),
  at: v.optional(v.string()),
  kind: v.optional(v.string()),
  section: v.string(),
  version: v.string(),
  late: v.optional(v.boolean()),
  replaced: v.optional(v.boolean()),
});

const Encoded = v.object({
  encoding: v.picklist(['br', 'gzip']),
  bytes: v.instance(Uint8Array),
  /** Bytes of the HTML itself. */
  length: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Its entity tag, which becomes a header. */
  tag: v.pipe(v.string(), v.regex(/^W\/"[\w-]{43}"$/)),
});

/**
 * What a render worker returns. It is checked because the shell's server build is another deployable, which may be newer.
 * The fields are those of shared/contract, except `encoded`.
 */
export const RenderResult = v.object({
  status: v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599)),
  headers: v.record(v.string(), v.string()),
  html: v.optional(v.union([v.instance(Uint8Array), v.string()])),
  styleHashes: v.array(v.pipe(v.string(), v.regex(/^sha(256|384|512)-[\w+/]+={0,2}$/))),
  failures: v.array(Failure),
  whole: v.boolean(),
  redirect: v.optional(v.string()),
  /** In place of the HTML, where the task asked for an encoding. The worker makes it. */
  encoded: v.optional(Encoded),
});
export type RenderResult = v.InferOutput<typeof RenderResult>;
