import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';

/** `src/page.tsx(12,7): error TS2339: Property …`; of the project itself it has no place. */
const ERROR = /^(?:(.+)\((\d+),(\d+)\): )?error (TS\d+): (.*)$/;
const BEGINS = /Starting (?:compilation in watch mode|incremental compilation)\.\.\.$/;
const ENDS = /Watching for file changes\.$/;

/**
 * @typedef {object} TypesOptions
 * @property {string} from a folder with a package.json, whose compiler it is
 * @property {string} project a tsconfig.json
 * @property {string} cwd paths of faults begin here
 * @property {import('./faults.mjs').Faults} faults
 */

/**
 * Checks types at each save by TypeScript's own watch mode, in a process beside the build.
 * @param {TypesOptions} options
 * @returns {() => void} stops checking
 */
export function followTypes({ from, project, cwd, faults }) {
  const args = ['--project', project, '--noEmit', '--watch', '--preserveWatchOutput', '--pretty', 'false'];
  const compiler = spawn(process.execPath, [compilerOf(from), ...args], { cwd, stdio: ['ignore', 'pipe', 'ignore'] });
  const read = typeErrors((found) => faults.set('types', found));
  createInterface({ input: compiler.stdout }).on('line', read);
  const stop = () => void compiler.kill();
  process.once('exit', stop);
  return () => {
    process.off('exit', stop);
    stop();
  };
}

/** The compiler's program. @param {string} folder */
function compilerOf(folder) {
  const manifest = createRequire(join(folder, 'package.json')).resolve('typescript/package.json');
  return join(dirname(manifest), 'bin', 'tsc');
}

/**
 * Reads the compiler's lines.
 * @param {(errors: readonly import('./faults.mjs').Fault[]) => void} tell called after each check
 */
export function typeErrors(tell) {
  /** @type {import('./faults.mjs').Fault[]} */
  let errors = [];
  return (/** @type {string} */ line) => {
    const [whole, file, row, column, code, message] = ERROR.exec(line) ?? [];
    const last = errors.at(-1);
    if (whole !== undefined)
      errors.push({ message: `${message} (${code})`, ...(file ? { place: `${file}:${row}:${column}` } : {}) });
    else if (BEGINS.test(line)) errors = [];
    else if (ENDS.test(line)) tell(errors);
    // Reasons stand indented below their error.
    else if (last && /^ +\S/.test(line)) last.message += `\n${line}`;
  };
}
