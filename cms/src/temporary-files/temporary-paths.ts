import * as v from 'valibot';

const File = v.object({ filepath: v.string() });
const Files = v.optional(v.record(v.string(), v.union([v.array(File), File])), {});

/** Where the files of a multipart body were put, whatever their fields are called. */
export function temporaryPaths(files: unknown): string[] {
  return Object.values(v.parse(Files, files))
    .flat()
    .map(({ filepath }) => filepath);
}
