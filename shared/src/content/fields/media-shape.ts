import * as v from 'valibot';
import { optional } from '../api/wire.ts';

/** A path of the site, or a page of the web: it becomes an address of a picture, and a link to a recording. */
export const FileAddress = v.pipe(v.string(), v.regex(/^(\/(?![/\\])|https?:\/\/)/i));

const File = v.object({ url: FileAddress, width: optional(v.number()), height: optional(v.number()) });

const Percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100));

const Attributes = v.object({
  ...File.entries,
  alternativeText: optional(v.string()),
  /** What stays in view where the picture is cut off: percent from left and top. A wrong one must not cost the picture. */
  focalPoint: v.fallback(optional(v.object({ x: Percent, y: Percent })), null),
  /** Only formats below the original's size exist. */
  formats: optional(v.object({ thumbnail: v.optional(File), small: v.optional(File), medium: v.optional(File) })),
});

/** One picture: `{data: {attributes}}` flattened, null when there is none. Addresses are relative to the site. */
export const Picture = v.pipe(
  optional(v.object({ data: optional(v.object({ attributes: Attributes })) })),
  v.transform((media) => media?.data?.attributes ?? null),
);

/** The first of a list of files: `{data: [{attributes: {url}}]}` flattened, null when there is none. */
export const FirstFile = v.pipe(
  optional(v.object({ data: optional(v.array(v.object({ attributes: Attributes }))) })),
  v.transform((media) => media?.data?.[0]?.attributes ?? null),
);

export type Picture = v.InferOutput<typeof Attributes>;
export type PictureFile = v.InferOutput<typeof File>;
