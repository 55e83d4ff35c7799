import * as v from 'valibot';

/** The signed file of a release, in its folder. */
export const STATEMENT_FILE = 'release.dsse.json';

export const STATEMENT_TYPE = 'application/vnd.soteria.release+json';

/** What a team says of a release: exactly these files belong to it. */
export const ReleaseStatement = v.strictObject({
  section: v.string(),
  version: v.string(),
  /** Path in the release's folder (`browser/remoteEntry.js`) to its subresource integrity (`sha384-…`). */
  files: v.record(v.string(), v.pipe(v.string(), v.regex(/^sha384-[A-Za-z0-9+/]{64}$/))),
});
export type ReleaseStatement = v.InferOutput<typeof ReleaseStatement>;
