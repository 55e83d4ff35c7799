import { excerptOf, markWords } from './mark-words.ts';
import { mayStandFor, variantsOf } from './word-variants.ts';
import { createWordIndex } from './word-index.ts';
import { queryWords, wordsOf } from './words.ts';

test.each([
  ['José’s Café', ['joses', 'cafe']],
  ["Women's Retreat, 2:00 PM", ['womens', 'retreat', '2', '00', 'pm']],
  ['Ọlọ́run – Ñandú', ['olorun', 'nandu']],
])('%j is compared as %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

test('a query is looked for without words that are in every text, unless it has no others', () => {
  expect(queryWords('The Table in the Valley')).toEqual(['table', 'valley']);
  expect(queryWords('who are we')).toEqual(['who', 'are', 'we']);
});

const TITLES = ['Choir', 'Tea', 'Tree', 'Retreat', 'Hike', 'Youth Night'];

async function found(word: string): Promise<string[]> {
  const index = createWordIndex({ boost: { title: 1 }, enough: 100, most: Infinity, likeFrom: 3 });
  await index.put(TITLES.map((title) => ({ key: title, title })));
  return index.find(word, () => 1).map(({ id }) => id);
}

test.each([
  ['wrong', 'chair', 'Choir'],
  ['missing', 'chir', 'Choir'],
  ['missing in a short word', 'hke', 'Hike'],
  ['too many', 'choirr', 'Choir'],
  ['in the place of its neighbour', 'chior', 'Choir'],
  ['wrong at the begin', 'ketreat', 'Retreat'],
  ['missing at the end', 'retrea', 'Retreat'],
])('a letter is %s: %s finds %s', async (_, typed, title) => {
  expect(await found(typed)).toEqual([title]);
});

test('two letters are too many, and a word of three letters stands for itself', async () => {
  expect(await found('chxxr')).toEqual([]);
  expect(await found('tex')).toEqual([]);
  expect(mayStandFor('tex', 'tea')).toBe(false);
  expect(variantsOf('2027').mistakes).toBe(0);
});

test('the word itself comes before one like it', async () => {
  const index = createWordIndex({ boost: { title: 1 }, enough: 100, most: Infinity, likeFrom: 3 });
  await index.put([
    { key: 'like', title: 'Retreats' },
    { key: 'same', title: 'Retreat' },
  ]);
  expect(index.find('retreat', () => 1).map(({ id }) => id)).toEqual(['same', 'like']);
});

test('found words are marked as they are written', () => {
  expect(markWords('José’s choir', new Set(['joses']))).toEqual([
    { text: 'José’s', marked: true },
    { text: ' choir', marked: false },
  ]);
});

test('an excerpt is the part of a text with the first found word', () => {
  const text = `${'Nothing here. '.repeat(30)}Bring a towel and something dry. ${'Nothing here. '.repeat(30)}`;
  const excerpt = excerptOf(text, new Set(['towel']));
  expect(excerpt).toContain('Bring a towel and something dry.');
  expect(excerpt).toMatch(/^… .* …$/);
  expect(excerpt.length).toBeLessThanOrEqual(190);
  expect(excerptOf('Short.', new Set())).toBe('Short.');
});
