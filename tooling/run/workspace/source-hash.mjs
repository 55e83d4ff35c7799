import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from '../../../operations/src/root.mjs';

/** Output of builds and runs, and files that no build reads. */
const SKIPPED = /^(\..*|node_modules|dist|build|types|tests|README\.md)$|\.test\.(tsx?|mjs)$/;

/**
 * One hash of files and folders below the root. Equal hashes mean equal builds.
 * @param {readonly string[]} paths
 * @param {RegExp} [skipped] names of files and folders that do not count
 */
export function sourceHash(paths, skipped = SKIPPED) {
  const hash = createHash('sha256');
  for (const path of paths)
    for (const file of filesOf(join(ROOT, path), skipped)) hash.update(relative(ROOT, file)).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

/**
 * @param {string} path
 * @param {RegExp} skipped
 * @returns {string[]}
 */
function filesOf(path, skipped) {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path)
    .sort()
    .filter((name) => !skipped.test(name))
    .flatMap((name) => filesOf(join(path, name), skipped));
}
