import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from '../../../operations/src/root.mjs';

/** @typedef {{ title: string, file: string, line: number, tests: { status: string, projectName: string, results: { error?: { message?: string } }[] }[] }} Spec */
/** @typedef {{ title: string, specs?: Spec[], suites?: PlaywrightSuite[] }} PlaywrightSuite */
/** @typedef {{ name: string, status: string, message: string, assertionResults: { status: string, fullName: string, failureMessages: string[] }[] }} JestFile */

/**
 * What failed in a run of Jest, a line each: the file, the test and what its error says.
 * @param {{ testResults: JestFile[] }} result as `--json` writes it
 */
export function failedInJest({ testResults }) {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    const file = relative(ROOT, name);
    if (status === 'failed' && failed.length === 0) return [line([file], message)];
    return failed.map((test) => line([file, test.fullName], test.failureMessages[0]));
  });
}

/**
 * What failed or was skipped in a run of Playwright, a line each.
 * @param {{ suites: PlaywrightSuite[] }} result as its JSON reporter writes it
 * @returns {string[]}
 */
export function failedInPlaywright({ suites }) {
  return suites.flatMap(({ specs = [], suites: inner = [], title }) => [
    ...specs.flatMap((spec) => failedOfSpec(spec, title)),
    ...failedInPlaywright({ suites: inner }),
  ]);
}

/** @param {Spec} spec @param {string} suite its title, which for the outermost is its file */
function failedOfSpec({ file, line: at, title, tests }, suite) {
  return tests
    .filter(({ status }) => status === 'unexpected' || status === 'skipped')
    .map(({ projectName, status, results }) => {
      const titles = suite === file ? [title] : [suite, title];
      const error = results.find((result) => result.error)?.error?.message;
      return line([`e2e/${file}:${at}`, `[${projectName}]`, ...titles], error ?? status);
    });
}

/** The error's values are told too: often they alone name the cause. @param {readonly string[]} place @param {string | undefined} error */
function line(place, error = '') {
  const [said = ''] = stripVTControlCharacters(error).split(/^\s+at /m, 1);
  return `${place.join(' ')}: ${said.trim().replaceAll(/\s+/g, ' ').slice(0, 400)}`;
}
