import * as v from 'valibot';

const File = v.looseObject({
  filepath: v.string(),
  originalFilename: v.nullish(v.string()),
  mimetype: v.nullish(v.string()),
});

export type TemporaryFile = v.InferOutput<typeof File>;

const isFile = (value: unknown): value is TemporaryFile => v.is(File, value);

/** The files of a multipart body themselves, whatever their fields are called, and where they were put. */
export const temporaryFiles = (files: unknown): TemporaryFile[] =>
  Object.values(files ?? {})
    .flat()
    .filter(isFile);
