import * as v from 'valibot';

/** One visitor's part in one rollout. Nothing in it says who they are: the names are keyed hashes, of this rollout only. */
export const Part = v.strictObject({
  section: v.string(),
  /** Names the rollout, see {@link rolloutsOf}. */
  rollout: v.string(),
  /** The release that serves them, and whether it is the candidate. */
  version: v.string(),
  onCandidate: v.boolean(),
  /** The candidate's share of the visitors when they came, 0 to 1. */
  chance: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  visitor: v.string(),
  network: v.string(),
});
export type Part = v.InferOutput<typeof Part>;
