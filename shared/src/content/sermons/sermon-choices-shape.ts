import * as v from 'valibot';

const Names = v.array(v.string());

export const SermonChoices = v.object({
  /** By name. */
  preachers: Names,
  /** The one preached last comes first. */
  series: Names,
});
/** Names that the sermons can be chosen by; each has at least one sermon. */
export type SermonChoices = v.InferOutput<typeof SermonChoices>;

export function parseSermonChoices(body: unknown): SermonChoices {
  return v.parse(v.object({ data: SermonChoices }), body).data;
}
