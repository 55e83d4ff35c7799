import * as v from 'valibot';
import { safeLink } from '../fields/safe-link.ts';
import { optional } from '../api/wire.ts';

/** The home page's sermon card. */
export const LatestSermon = v.pipe(
  v.object({
    attributes: v.object({
      title: v.string(),
      preacher: optional(v.string()),
      date: optional(v.string()),
      description: optional(v.string()),
      youtubeLink: v.pipe(optional(v.string()), v.transform(safeLink)),
    }),
  }),
  v.transform((item) => item.attributes),
);
export type LatestSermon = v.InferOutput<typeof LatestSermon>;
