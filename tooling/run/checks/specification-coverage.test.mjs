import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { coverageFaults, COVERAGE_TABLES } from './specification-coverage.mjs';

const TESTS = `
test('the logo leads home', () => {});
test.each([1])('%s is a number', () => {});
for (const name of ['men']) test(\`\${name} have a page\`, () => {});
describe('not a test', () => test.step('a step', () => {}));
`;

/** @type {string} */
let root;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'coverage-'));
  mkdirSync(join(root, 'docs'));
  writeFileSync(join(root, 'logo.test.ts'), TESTS);
});
afterEach(() => rmSync(root, { recursive: true }));

/** @param {...string} proofs of one sentence each */
function faults(...proofs) {
  const rows = proofs.map((proof) => `| A sentence. | ${proof} |`);
  writeFileSync(
    join(root, 'docs', 'specification-coverage.md'),
    ['| sentence | proved by |', '| --- | --- |', ...rows].join('\n'),
  );
  return coverageFaults(root, COVERAGE_TABLES[0] ?? '');
}

test('rows that name tests which exist, or give a reason, are fine', () => {
  expect(
    faults(
      '`logo.test.ts` › `the logo leads home`',
      '`logo.test.ts` › `%s is a number`<br>`logo.test.ts` › `${name} have a page`',
      'Not tested: says that there is none.',
    ),
  ).toEqual([]);
});

test.each([
  ['a title that no test has', '`logo.test.ts` › `the logo leads nowhere`'],
  ['a file that is not there', '`gone.test.ts` › `the logo leads home`'],
  ['a group of tests', '`logo.test.ts` › `not a test`'],
  ['a step', '`logo.test.ts` › `a step`'],
  ['no test and no reason', ''],
])('%s is a fault', (_what, proof) => {
  expect(faults(proof)).toEqual([expect.stringContaining('docs/specification-coverage.md:3')]);
});

test('a table without rows is a fault', () => {
  expect(faults()).toHaveLength(1);
});
