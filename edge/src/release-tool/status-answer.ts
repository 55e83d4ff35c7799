import * as v from 'valibot';

const Release = v.object({
  version: v.string(),
  traffic: v.number(),
  default: v.boolean(),
  state: v.string(),
  since: v.string(),
  plan: v.optional(v.object({ steps: v.array(v.number()), every: v.number(), next: v.string() })),
  paused: v.optional(v.string()),
});

/** What a site says of its releases, and what `status --json` prints. */
export const StatusAnswer = v.object({ sections: v.record(v.string(), v.object({ releases: v.array(Release) })) });
export type StatusAnswer = v.InferOutput<typeof StatusAnswer>;
