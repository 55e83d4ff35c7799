import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { command } from '../../../operations/src/process/command.mjs';
import { ROOT } from '../../../operations/src/root.mjs';
import { failedInJest, failedInPlaywright } from './failed-tests.mjs';

/** @typedef {{ passed: number, failed: readonly string[] }} Outcome how many passed; what failed, a line each */

const RESULTS = join(ROOT, 'test-results');
/** Jest's own processes inherit the import. */
const JEST = [
  '--import',
  import.meta.resolve('../../jest/blocked/end-blocked.mjs'),
  join(ROOT, 'tooling', 'bin', 'jest.mjs'),
];

/**
 * Runs Jest over some packages.
 * @param {string} name of the result file
 * @param {readonly string[]} packages
 * @param {{ readonly workers: string }} options how many test files run at a time: a number, or a share of the cores
 * @returns {Promise<Outcome>}
 */
export async function jest(name, packages, { workers }) {
  const file = resultFile(name);
  const args = ['--projects', ...packages, '--maxWorkers', workers, '--json', '--outputFile', file];
  const error = await failureOf(() => command(process.execPath, [...JEST, ...args], { show: true }));
  const result = read(file);
  if (!result) return outcome(name, { passed: 0, failed: [] }, error);
  return outcome(name, { passed: result.numPassedTests, failed: failedInJest(result) }, error);
}

/**
 * Runs Playwright against a running site.
 * @param {readonly string[]} projects of its configuration
 * @param {Record<string, string | undefined>} env
 * @param {readonly string[]} [files] only these
 * @returns {Promise<Outcome>}
 */
export async function playwright(projects, env, files = []) {
  const name = `e2e-${projects[0]}`;
  const file = resultFile(name);
  const cli = join(ROOT, 'e2e', 'node_modules', '@playwright', 'test', 'cli.js');
  const options = { cwd: join(ROOT, 'e2e'), show: true, env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file } };
  const args = [cli, 'test', '--reporter=list,json', ...files, ...projects.map((project) => `--project=${project}`)];
  const error = await failureOf(() => command(process.execPath, args, options));
  const result = read(file);
  if (!result) return outcome(name, { passed: 0, failed: [] }, error);
  const passed = result.stats.expected + result.stats.flaky;
  return outcome(name, { passed, failed: failedInPlaywright(result) }, error);
}

/** @param {string} name */
function resultFile(name) {
  const file = join(RESULTS, `${name}.json`);
  rmSync(file, { force: true });
  mkdirSync(dirname(file), { recursive: true });
  return file;
}

/** @param {() => Promise<unknown>} run */
async function failureOf(run) {
  return run().then(
    () => null,
    (error) => error,
  );
}

/** What a test runner wrote; null where it ended before that. @param {string} file */
function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

/**
 * A run that fails without a failed test, or runs no test, is one failure.
 * @param {string} name
 * @param {Outcome} seen
 * @param {Error | null} error
 * @returns {Outcome}
 */
function outcome(name, seen, error) {
  if (seen.failed.length > 0 || (!error && seen.passed > 0)) return seen;
  const failure = `${name}: ${error?.message ?? 'no test ran'}`;
  console.error(`✗ ${failure}`);
  return { ...seen, failed: [failure] };
}
