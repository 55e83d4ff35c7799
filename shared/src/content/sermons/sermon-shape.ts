import * as v from 'valibot';
import { FirstFile } from '../fields/media-shape.ts';
import { safeLink } from '../fields/safe-link.ts';
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
  /** Of its video: at YouTube's, or a file of the site's. */
  youtubeLink: v.pipe(optional(v.string()), v.transform(safeLink)),
  backgroundImage: FirstFile,
});

/** A recording on the sermons page (specification, section 3). */
export const Sermon = entry(SermonAttributes);
export type Sermon = v.InferOutput<typeof Sermon>;
