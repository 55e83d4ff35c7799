import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readRecipes } from './read-recipes.mjs';
import { writeBlock } from './write-block.mjs';

const RECIPES = join(import.meta.dirname, '..', '..', '..', '..', 'docs', 'recipes.md');

test('a recipe is a heading, what comes before it, and its blocks without the indent of a list', () => {
  const text =
    '# R\n\n## Bake\n\n<!-- after: Mix, Knead -->\n\n1. So:\n\n   ```json title="a/b.json"\n   {\n     "x": 1\n   }\n   ```\n\n```sh keeps shows="/x Some words"\nnpm start\n```\n';
  expect(readRecipes(text)).toEqual([
    {
      name: 'Bake',
      after: ['Mix', 'Knead'],
      blocks: [
        { kind: 'file', title: 'a/b.json', text: '{\n  "x": 1\n}\n', keeps: false, stopped: false, shows: '' },
        { kind: 'sh', title: '', text: 'npm start\n', keeps: true, stopped: false, shows: '/x Some words' },
      ],
    },
  ]);
});

test.each([
  ['a block that nobody would run', '```json\n{}\n```', 'is neither commands (sh) nor a file'],
  ['a word that means nothing', '```sh keep\nnpm start\n```', 'says "keep", which means nothing'],
  ['a block without an end', '```sh\nnpm start', 'does not end'],
  ['nothing to run', 'Just words.', 'has nothing to run'],
])('%s is an error', (_name, text, words) => {
  expect(() => readRecipes(`## Bake\n\n${text}\n`)).toThrow(words);
});

test('every recipe of this project can be run, and names recipes that are there', () => {
  const recipes = readRecipes(readFileSync(RECIPES, 'utf8'));
  const names = recipes.map(({ name }) => name);
  expect(names).toContain('Add a section');
  for (const { after } of recipes) for (const name of after) expect(names).toContain(name);
});

describe('a diff', () => {
  /** @type {string} */
  let root;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'write-block-'));
    writeFileSync(join(root, 'list'), 'one\ntwo\nthree\n');
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  const change = (/** @type {string} */ text) =>
    writeBlock(root, { kind: 'diff', title: 'list', text, keeps: false, stopped: false, shows: '' });

  test('changes the lines that it names', () => {
    change(' one\n-two\n+2 $& 2\n');
    expect(readFileSync(join(root, 'list'), 'utf8')).toBe('one\n2 $& 2\nthree\n');
  });

  test('of lines that the file does not have is an error', () => {
    expect(() => change(' one\n-three\n')).toThrow('list has these lines 0 times, and not once');
  });
});
