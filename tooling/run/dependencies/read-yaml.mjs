import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ROOT } from '../../../operations/src/root.mjs';

/**
 * @param {string} name of a file in the root
 * @returns {unknown}
 */
export function readYaml(name) {
  return parse(readFileSync(join(ROOT, name), 'utf8'));
}
