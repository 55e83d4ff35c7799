import { readFile } from 'node:fs/promises';

/**
 * Whether a release links to a path: its server build, one legible file, holds the path as a text of its own. A text that
 * is no link counts too; the gate would rather ask once too often.
 * @param path as `remote.json` has it: lower-case letters, digits, slashes, dashes
 */
export async function linksTo(serverFile: string, path: string): Promise<boolean> {
  const code = await readFile(serverFile, 'utf8').catch(() => '');
  return new RegExp(`["'\`]${path}/?["'\`?#\\\\]`).test(code);
}
