import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { command } from '../../../operations/src/process/command.mjs';
import { SECTION_FOLDERS } from '../workspace/sections.mjs';
import { sourceHash } from '../workspace/source-hash.mjs';
import { bin, MEMORY } from './programs.mjs';

/** Small, with much that they share. All packages at once need more memory than Node has by default. */
const TOGETHER = [SECTION_FOLDERS, ['database', 'feeds', 'search', 'share-pictures']];
/** No file imports a test. */
const IMPORTED_BY_NONE = /^(\..*|node_modules|dist|test-results)$|\.(test|spec)\.(tsx?|mjs)$/;

/** @param {readonly string[]} packages all of the workspace */
export function lintChecks(packages) {
  const alone = packages.filter((name) => !TOGETHER.flat().includes(name)).map((name) => [name]);
  const check = (/** @type {string} */ name, /** @type {readonly string[]} */ args) => ({
    name: `Lint of ${name} (eslint)`,
    run: () => lint(args, join(memoryOf(packages), name)),
  });
  return [
    ...[...TOGETHER, ...alone].map((names) => check(names.join('-'), names)),
    check('the root', ['.', '--ignore-pattern', '*/']),
  ];
}

/**
 * ESLint remembers a file by its content alone, and some rules read the types of other files too: all is forgotten when
 * a file has changed that others can import.
 * @param {readonly string[]} packages
 */
function memoryOf(packages) {
  const all = join(MEMORY, 'eslint');
  const present = join(all, sourceHash([...packages, 'eslint.config.mjs', 'pnpm-lock.yaml'], IMPORTED_BY_NONE));
  if (!existsSync(present)) rmSync(all, { recursive: true, force: true });
  mkdirSync(present, { recursive: true });
  return present;
}

/**
 * @param {readonly string[]} args
 * @param {string} memory a file
 */
function lint(args, memory) {
  const cache = ['--cache', '--cache-strategy', 'content', '--cache-location', memory];
  return command(bin('eslint'), [...args, '--max-warnings', '0', ...cache]);
}
