import { scoreOf, survivorsOf } from './score.mjs';

/** @param {string} status */
const mutant = (status, replacement = '"the\n  other"') => ({
  status,
  mutatorName: 'StringLiteral',
  replacement,
  location: { start: { line: 7, column: 3 } },
});

it('counts the changes that a test noticed, and leaves out those that could not run', () => {
  const statuses = ['Killed', 'Timeout', 'Survived', 'NoCoverage', 'CompileError', 'RuntimeError', 'Ignored'];
  expect(scoreOf(statuses.map((status) => mutant(status)))).toEqual({ killed: 2, all: 4, percent: 50 });
});

it('never rounds up to a bound', () => {
  const mutants = [
    ...Array.from({ length: 8_999 }, () => mutant('Killed')),
    ...Array.from({ length: 1_001 }, () => mutant('Survived')),
  ];
  expect(scoreOf(mutants).percent).toBe(89.9);
});

it('finds nothing wrong with a file that has nothing to change', () => {
  expect(scoreOf([]).percent).toBe(100);
});

it('says where each change is that nobody noticed', () => {
  expect(
    survivorsOf('shared/a.ts', [mutant('Killed'), mutant('NoCoverage'), mutant('Survived', 'x'.repeat(200))]),
  ).toEqual(['shared/a.ts:7:3 StringLiteral: "the other"', `shared/a.ts:7:3 StringLiteral: ${'x'.repeat(100)}`]);
});
