import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

/** @typedef {import('./entry.mjs').Entry} Entry */

/**
 * The SHA-256 of every file, in the format that `sha256sum --check` reads.
 * @param {readonly Entry[]} entries
 */
export async function checksumsOf(entries) {
  const lines = [];
  for (const { path, file, text = '', link } of entries) {
    if (link !== undefined) continue;
    const bytes = file === undefined ? text : await readFile(file);
    lines.push(`${createHash('sha256').update(bytes).digest('hex')}  ${path}\n`);
  }
  return lines.join('');
}
