import * as v from 'valibot';
import { FirstFile } from '../fields/media-shape.ts';
import { entry, optional } from '../api/wire.ts';

/** A recording on the sermons page (specification, section 3). */
export const Sermon = entry(
  v.object({
    title: v.string(),
    preacher: optional(v.string()),
    date: optional(v.string()),
    /** Address of the audio file. */
    audio: v.pipe(
      FirstFile,
      v.transform((file) => file?.url ?? null),
    ),
    backgroundImage: FirstFile,
  }),
);
export type Sermon = v.InferOutput<typeof Sermon>;
