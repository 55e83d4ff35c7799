import { execFileSync } from 'node:child_process';
import { ROOT } from '../../../../operations/src/root.mjs';

/** Tests, `-cases` and `index.ts`. */
const NOT_PRODUCT = /\.test\.|-cases\.|\/index\.ts$/;

/**
 * The files below a folder that match globs.
 * @param {string} folder below the root; '.' for the root
 * @param {readonly string[]} globs
 * @returns {string[]} below the root
 */
export function filesOf(folder, globs) {
  const wanted = globs.map((glob) => `:(glob)${folder}/${glob}`);
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...wanted];
  const files = execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\n').filter(Boolean);
  return [...new Set(files)].filter((file) => !NOT_PRODUCT.test(file));
}
