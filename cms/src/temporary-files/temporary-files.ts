import * as v from 'valibot';

const File = v.object({ filepath: v.string(), originalFilename: v.nullish(v.string()) });
const Files = v.optional(v.record(v.string(), v.union([v.array(File), File])), {});

export type TemporaryFile = v.InferOutput<typeof File>;

/** The files of a multipart body, whatever their fields are called, and where they were put. */
export function temporaryFiles(files: unknown): TemporaryFile[] {
  return Object.values(v.parse(Files, files)).flat();
}
