import * as v from 'valibot';

/** The empty answer with status 204. */
export const NoAnswer = v.undefined_();

const Release = v.object({
  version: v.string(),
  traffic: v.number(),
  default: v.boolean(),
  state: v.string(),
  since: v.string(),
  plan: v.optional(
    v.object({
      steps: v.array(v.number()),
      every: v.number(),
      next: v.string(),
      wait: v.optional(v.number()),
      whenQuiet: v.optional(v.picklist(['wait', 'synthetic'])),
    }),
  ),
  paused: v.optional(v.string()),
});

/** A stable release that cannot be served. `instead` is served in its place; null for none. */
const Unserved = v.object({
  section: v.string(),
  version: v.string(),
  instead: v.nullable(v.string()),
  why: v.string(),
});

/** A site's status, which `status --json` prints. */
export const StatusAnswer = v.object({
  sections: v.record(v.string(), v.object({ releases: v.array(Release) })),
  /** Absent when there are none. */
  unserved: v.optional(v.array(Unserved)),
});
export type StatusAnswer = v.InferOutput<typeof StatusAnswer>;
