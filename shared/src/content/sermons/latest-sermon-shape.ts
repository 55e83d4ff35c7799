import * as v from 'valibot';
import { optional } from '../api/wire.ts';
import { SermonAttributes } from './sermon-shape.ts';

/** The home page's sermon card. */
export const LatestSermon = v.pipe(
  v.object({
    attributes: v.object({
      ...v.pick(SermonAttributes, ['title', 'preacher', 'date', 'youtubeLink']).entries,
      description: optional(v.string()),
    }),
  }),
  v.transform((item) => item.attributes),
);
export type LatestSermon = v.InferOutput<typeof LatestSermon>;
