import * as v from 'valibot';
import { entry, optional } from '../api/wire.ts';
import { SermonAttributes } from './sermon-shape.ts';

/** `12:30` or `1:02:03` as seconds. */
const Seconds = v.pipe(
  v.string(),
  v.regex(/^(\d{1,2}:)?[0-5]?\d:[0-5]\d$/),
  v.transform((text) => text.split(':').reduce((seconds, part) => seconds * 60 + Number(part), 0)),
);
const Chapter = v.object({ start: Seconds, title: v.string() });
const Text = v.fallback(optional(v.string()), null);

/** Parts of a recording, in the order of their begin; one that is wrong costs the list alone. */
const Chapters = v.pipe(
  v.fallback(optional(v.array(Chapter)), null),
  v.transform((chapters) => (chapters ?? []).sort((one, other) => one.start - other.start)),
);

const Series = v.pipe(
  v.fallback(optional(v.object({ data: optional(v.object({ attributes: v.object({ title: v.string() }) })) })), null),
  v.transform((series) => series?.data?.attributes.title ?? null),
);

export const SermonDetailAttributes = v.object({
  ...SermonAttributes.entries,
  /** Its name. */
  series: Series,
  scripture: Text,
  description: Text,
  chapters: Chapters,
  /** WebVTT. */
  transcript: Text,
});

/** A sermon with all that its own page says. */
export const SermonDetails = entry(SermonDetailAttributes);
export type SermonDetails = v.InferOutput<typeof SermonDetails>;
