import { createRequire } from 'node:module';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { command } from '../../../../operations/src/process/command.mjs';
import { ROOT } from '../../../../operations/src/root.mjs';
import { isKilled } from './score.mjs';

const require = createRequire(import.meta.url);
const RESULTS = join(ROOT, 'test-results', 'mutants');
/** Where the runner finds Jest and its environments, which are packages of tooling. */
const JEST = [join(ROOT, 'tooling', 'node_modules'), join(ROOT, 'node_modules', '.pnpm', 'node_modules')];
/** Stryker counts a timeout as killed. A long one prevents false kills on a busy machine. */
const PATIENCE_MS = 30_000;

/** Stryker's runner does not support tests with an environment of their own. */
const UNFOLLOWED = ['/node_modules/', '\\.server\\.test\\.'];

/**
 * @typedef {object} Mutant
 * @property {string} status
 * @property {string} mutatorName
 * @property {string} [replacement]
 * @property {{ start: { line: number, column: number } }} location
 */

/**
 * Runs StrykerJS over files of a package.
 * @param {{ workspace: string, folder: string, files: readonly string[], tests: readonly string[], concurrency: number, fresh: boolean }} options
 * workspace: a copy, whose files are overwritten; files: below the folder; tests: globs, none for the package's;
 * fresh: ignores earlier results
 * @param {import('../../../../operations/src/process/step.mjs').Say} say
 * @returns {Promise<Map<string, readonly Mutant[]>>} by file
 */
export async function runStryker({ workspace, folder, files, tests, concurrency, fresh }, say) {
  const report = join(RESULTS, `${folder}.report.json`);
  const incrementalFile = join(RESULTS, `${folder}.incremental.json`);
  const cwd = join(workspace, folder);
  mkdirSync(RESULTS, { recursive: true });
  rmSync(report, { force: true });
  forgetSurvivors(incrementalFile);
  const config = {
    testRunner: 'jest',
    plugins: [
      require.resolve('@stryker-mutator/jest-runner/package.json').replace('package.json', 'dist/src/index.js'),
    ],
    jest: { configFile: 'jest.config.mjs', config: ofJest(tests) },
    coverageAnalysis: 'perTest',
    // Texts and constants are static values, whose mutants Stryker would skip.
    ignoreStatic: false,
    mutate: files,
    inPlace: true,
    disableTypeChecks: false,
    concurrency,
    timeoutMS: PATIENCE_MS,
    incremental: true,
    force: fresh,
    incrementalFile,
    reporters: ['json', 'progress-append-only'],
    jsonReporter: { fileName: report },
    warnings: false,
  };
  writeFileSync(join(cwd, 'stryker.config.json'), JSON.stringify(config));
  const stryker = require.resolve('@stryker-mutator/core/package.json').replace('package.json', 'bin/stryker.js');
  const env = { NODE_PATH: JEST.join(delimiter) };
  await command(process.execPath, [stryker, 'run', 'stryker.config.json'], { cwd, env, say });
  return new Map(Object.entries(readReport(report).files).map(([file, { mutants }]) => [file, mutants]));
}

/** @param {string} file @returns {{ files: Record<string, { mutants: readonly Mutant[] }> }} */
function readReport(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Removes survivors from earlier results: Stryker does not notice new tests of static values. @param {string} file */
function forgetSurvivors(file) {
  if (!existsSync(file)) return;
  const report = readReport(file);
  for (const entry of Object.values(report.files))
    entry.mutants = entry.mutants.filter(({ status }) => isKilled(status));
  writeFileSync(file, JSON.stringify(report));
}

/** Changes to the package's Jest configuration: no global setup, which would start programs. @param {readonly string[]} tests */
function ofJest(tests) {
  const only = tests.length > 0 ? { testMatch: tests.map((glob) => `<rootDir>/${glob}`) } : {};
  return { ...only, testPathIgnorePatterns: UNFOLLOWED, globalSetup: null, globalTeardown: null };
}
