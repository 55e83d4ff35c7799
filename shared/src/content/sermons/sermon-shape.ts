import * as v from 'valibot';
import { FirstFile } from '../fields/media-shape.ts';
import { entry, optional } from '../api/wire.ts';

export const SermonAttributes = v.object({
  title: v.string(),
  preacher: optional(v.string()),
  date: optional(v.string()),
  /** Address of the audio file. */
  audio: v.pipe(
    FirstFile,
    v.transform((file) => file?.url ?? null),
  ),
  backgroundImage: FirstFile,
});

/** A recording on the sermons page (specification, section 3). */
export const Sermon = entry(SermonAttributes);
export type Sermon = v.InferOutput<typeof Sermon>;
