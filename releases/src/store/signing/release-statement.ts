import * as v from 'valibot';
import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { ReleaseError } from '../../table/release-error.ts';

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

/**
 * Every file of a release's folder but its statement, as paths with `/`, in order. Throws {@link ReleaseError} for what is neither
 * file nor folder: a link could lead anywhere.
 */
export async function filesOf(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const odd = entries.find((entry) => !entry.isFile() && !entry.isDirectory());
  if (odd) throw new ReleaseError(`${odd.name} is a link or a device; a release holds files only.`);
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
  return files
    .map((file) => file.split(sep).join('/'))
    .filter((file) => file !== STATEMENT_FILE)
    .sort();
}
