import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { ReleaseError } from '../../release-error.ts';
import { STATEMENT_FILE } from './release-statement.ts';

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
