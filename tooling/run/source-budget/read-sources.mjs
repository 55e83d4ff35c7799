import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseSource } from './parse-source.mjs';

/**
 * @typedef {object} Source
 * @property {string} file below the root
 * @property {string} folder
 * @property {number} lines
 * @property {ReturnType<typeof parseSource>} parsed
 */

const SKIPPED = new Set(['node_modules', 'dist', 'build', 'test-results', 'results', 'types']);
const SOURCE = /\.(tsx?|mjs|cjs)$/;
/** Tests, tests that several files run, and testing doubles. */
const TEST = /\.(test|spec)\.|-cases\.|(^|\/)(testing|tests)\/|\.d\.ts$/;

/**
 * The sources of a package, without its tests. A package that does not exist has none.
 * @param {string} root
 * @param {string} name
 * @returns {Source[]}
 */
export function readSources(root, name) {
  return filesOf(join(root, name))
    .map((path) => ({ path, file: relative(root, path) }))
    .filter(({ file }) => SOURCE.test(file) && !TEST.test(file))
    .map(({ path, file }) => {
      const text = readFileSync(path, 'utf8');
      const lines = text.trimEnd().split('\n').length;
      return { file, folder: dirname(file), lines, parsed: parseSource(file, text) };
    });
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function filesOf(folder) {
  return entriesOf(folder).flatMap((entry) => {
    if (SKIPPED.has(entry.name) || entry.name.startsWith('.')) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesOf(path) : [path];
  });
}

/** @param {string} folder */
function entriesOf(folder) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}
