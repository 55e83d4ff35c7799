import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.mjs';

/**
 * The version of Soteria in a folder.
 * @param {string} [root]
 */
export function versionOf(root = ROOT) {
  return String(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version);
}
