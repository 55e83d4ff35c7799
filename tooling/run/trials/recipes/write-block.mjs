import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Writes a block's file, or applies its diff. Throws unless the file has the diff's old lines exactly once.
 * @param {string} root
 * @param {import('./read-recipes.mjs').Block} block
 */
export function writeBlock(root, { kind, title, text }) {
  const file = join(root, title);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, kind === 'diff' ? changed(readFileSync(file, 'utf8'), text, title) : text);
}

/**
 * @param {string} text
 * @param {string} diff lines that begin with a blank, `+` or `-`
 * @param {string} title
 */
function changed(text, diff, title) {
  const lines = diff.trimEnd().split('\n');
  const side = (/** @type {string} */ other) =>
    lines
      .filter((line) => !line.startsWith(other))
      .map((line) => `${line.slice(1)}\n`)
      .join('');
  const parts = text.split(side('+'));
  if (parts.length !== 2)
    throw new Error(`${title} has these lines ${parts.length - 1} times, and not once:\n${side('+')}`);
  return parts.join(side('-'));
}
