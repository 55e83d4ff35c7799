import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { budgetFaults } from './budget-faults.mjs';
import { BUDGET } from './budget.mjs';
import { readSources } from './read-sources.mjs';

/** @type {string} */
let root;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'source-budget-'));
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

/** @param {Record<string, string>} files by path below the package `edge` */
function put(files) {
  for (const [file, text] of Object.entries(files)) {
    const path = join(root, 'edge', file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}

/** @param {Partial<import('./budget.mjs').Budget>} budget */
function faults(budget) {
  const none = { packages: [] };
  const all = {
    files: { ...BUDGET.files, ...none },
    folders: { ...BUDGET.folders, ...none },
    names: none,
    words: { ...BUDGET.words, ...none },
    ...budget,
  };
  return budgetFaults(all, (name) => readSources(root, name));
}

const lines = (/** @type {number} */ count) => 'x();\n'.repeat(count);

describe('files', () => {
  const files = { packages: ['edge', 'releases'], most: 2, median: /** @type {const} */ ([40, 60]), ninetieth: 150 };

  it('may be as many and as long as the bounds say', () => {
    put({ 'a.ts': lines(40), 'b/b.ts': lines(60) });
    expect(faults({ files })).toEqual([]);
  });

  it('are counted without tests and testing doubles', () => {
    put({ 'a.ts': lines(50), 'a.test.ts': lines(300), 'testing/fake.ts': '', 'b-cases.tsx': '', 'a.d.ts': '' });
    expect(faults({ files })).toEqual([]);
  });

  it('are too many, or too short or long at the median', () => {
    put({ 'a.ts': lines(10), 'b.ts': lines(10), 'c.ts': lines(10) });
    expect(faults({ files })).toEqual([
      'edge and releases have 3 source files; at most 2.',
      'The median file of edge and releases has 10 lines; 40 to 60.',
    ]);
    put({ 'a.ts': lines(61), 'b.ts': lines(61), 'c.ts': lines(61) });
    expect(faults({ files: { ...files, most: 3 } })).toEqual([expect.stringContaining('has 61 lines')]);
  });

  it('are too long at the 90th percentile', () => {
    const texts = Array.from({ length: 11 }, (_, index) => [`${index}.ts`, lines(index < 9 ? 50 : 151)]);
    put(Object.fromEntries(texts));
    expect(faults({ files: { ...files, most: 11 } })).toEqual([expect.stringContaining('is 151 lines; at most 150.')]);
  });

  it('of a package that does not exist are no fault', () => {
    expect(faults({ files })).toEqual([]);
  });
});

describe('a folder', () => {
  const folders = { packages: ['edge'], most: 2, lists: ['edge/src/list'] };
  const three = (/** @type {string} */ folder) => ({
    [`${folder}/a.ts`]: '',
    [`${folder}/b.tsx`]: '',
    [`${folder}/c.mjs`]: '',
  });

  it('with too many files is named; a natural list is not', () => {
    put({ ...three('src/room'), ...three('src/list') });
    expect(faults({ folders })).toEqual(['edge/src/room has 3 files; at most 2.']);
  });

  it('does not count styles, tests and folders in it', () => {
    put({ 'a.ts': '', 'a.test.ts': '', 'a.module.css': '', 'room/b.ts': '', 'dist/main.mjs': '' });
    expect(faults({ folders })).toEqual([]);
  });
});

describe('names', () => {
  const names = { packages: ['edge'] };

  it.each([
    ['export interface Lock {}', 'export function lock() {}'],
    ['type Lock = string;', 'const lock = () => 1;'],
  ])('of a type and a function that differ in case only: %s %s', (type, declaration) => {
    put({ 'a.ts': type, 'b.ts': declaration });
    expect(faults({ names })).toEqual(['edge has the type Lock and the function lock. Name one of them differently.']);
  });

  it('of values and of inner functions may differ from a type in case', () => {
    put({ 'a.ts': 'interface Lock {}', 'b.ts': "const lock = 'x';\nfunction other() { const lock = () => 1; }" });
    expect(faults({ names })).toEqual([]);
  });

  it('of a component and a type may be equal', () => {
    put({ 'a.tsx': 'export function Lock() { return <p />; }\nexport interface Lock {}' });
    expect(faults({ names })).toEqual([]);
  });
});

describe('words', () => {
  const words = { ...BUDGET.words, packages: ['edge'], exceptions: [] };
  const exceptions = [{ file: 'edge/a.ts', word: 'late', because: 'other programs read this field' }];

  it.each([
    ['isLate', 'late'],
    ['releaseDocument', 'release-document'],
    ['jsonOf', 'json-of'],
    ['KEPT_ANSWERS', 'kept'],
    ['standIn', 'stand-in'],
  ])('of the identifier %s are not plain', (name, word) => {
    put({ 'a.ts': `\nconst ${name} = 1;` });
    expect(faults({ words })).toEqual([expect.stringContaining(`edge/a.ts:2 says "${word}". Plain words: `)]);
  });

  it.each([
    '// What was late has thrown nothing.\nx();',
    '/** The answer comes late. */\nx();',
    '{\n  x();\n  // late\n}',
  ])('of a comment are not plain: %s', (text) => {
    put({ 'a.ts': text });
    expect(faults({ words })).toEqual([expect.stringContaining('says "late"')]);
  });

  it('are not looked for in texts and in parts of other words', () => {
    put({ 'a.tsx': 'const related = \'It is late.\';\nconst template = () => <p title="late">too late</p>;' });
    expect(faults({ words })).toEqual([]);
  });

  it('may be an exception in one file', () => {
    put({ 'a.ts': 'const late = 1;\nconst kept = 1;', 'b.ts': 'const late = 1;' });
    expect(faults({ words: { ...words, exceptions } })).toEqual([
      expect.stringContaining('edge/a.ts:2 says "kept"'),
      expect.stringContaining('edge/b.ts:1 says "late"'),
    ]);
  });

  it('that are gone need no exception', () => {
    put({ 'a.ts': 'const timedOut = 1;' });
    expect(faults({ words: { ...words, exceptions } })).toEqual([
      'edge/a.ts does not say "late". Remove the exception from the budget.',
    ]);
  });

  it('have ten exceptions at most', () => {
    expect(BUDGET.words.exceptions.length).toBeLessThanOrEqual(10);
  });
});
