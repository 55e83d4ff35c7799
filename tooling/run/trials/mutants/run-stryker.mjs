import { createRequire } from 'node:module';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { command } from '../../process/command.mjs';
import { ROOT } from '../../workspace/root.mjs';
import { isKilled } from './score.mjs';

const require = createRequire(import.meta.url);
const RESULTS = join(ROOT, 'test-results', 'mutants');
/** The runner looks for jest and its environments from the package that it tests; they belong to the tooling. */
const JEST = [join(ROOT, 'tooling', 'node_modules'), join(ROOT, 'node_modules', '.pnpm', 'node_modules')];
/** A busy machine must not count as an endless loop, which would be a killed mutant. */
const PATIENCE_MS = 30_000;

/** The runner cannot follow a test that names an environment of its own. */
const UNFOLLOWED = ['/node_modules/', '\\.server\\.test\\.'];

/**
 * @typedef {object} Mutant
 * @property {string} status
 * @property {string} mutatorName
 * @property {string} [replacement]
 * @property {{ start: { line: number, column: number } }} location
 */

/**
 * Changes files of a package one place at a time and runs its tests against each change.
 * @param {{ workspace: string, folder: string, files: readonly string[], tests: readonly string[], concurrency: number, fresh: boolean }} options
 * workspace: a copy, whose files are written over; files: below the folder; tests: globs, none for the package's;
 * fresh: earlier results do not count
 * @param {import('../../process/step.mjs').Say} say
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
    // Wordings and constants are values of modules: the mutants that Stryker would leave out.
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

/** They are tried again: Stryker does not see that a new test reaches the value of a module. @param {string} file */
function forgetSurvivors(file) {
  if (!existsSync(file)) return;
  const report = readReport(file);
  for (const entry of Object.values(report.files))
    entry.mutants = entry.mutants.filter(({ status }) => isKilled(status));
  writeFileSync(file, JSON.stringify(report));
}

/** Of the package's configuration: no program is started for tests of single parts. @param {readonly string[]} tests */
function ofJest(tests) {
  const only = tests.length > 0 ? { testMatch: tests.map((glob) => `<rootDir>/${glob}`) } : {};
  return { ...only, testPathIgnorePatterns: UNFOLLOWED, globalSetup: null, globalTeardown: null };
}
