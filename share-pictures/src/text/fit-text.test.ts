import fc from 'fast-check';
import { breakLines } from './break-lines.ts';
import { fitText, type Room } from './fit-text.ts';
import { directed, graphemes } from './text-runs.ts';
import type { SettableText } from './typesetter.ts';

/** Sets every character as wide as the type is high, and notes which text was set. */
function prepare(words: string): SettableText {
  const { text, fromRight } = directed(words.replace(/\s+/g, ' ').trim());
  return {
    text,
    fromRight,
    line: (from, to) => {
      const characters = [...graphemes(text.slice(from, to))];
      const glyphs = characters.map(({ segment }, x) => ({ x, y: 0, path: segment, scale: 1 }));
      return { width: characters.length, glyphs };
    },
  };
}

function fit(words: string, room: Partial<Room> = {}) {
  const { size, lines } = fitText(prepare, words, { width: 120, height: 40, sizes: [20, 10], lineHeight: 1, ...room });
  return { size, lines: lines.map(({ glyphs }) => glyphs.map(({ path }) => path).join('')) };
}

test.each([
  ['Bread', 20, ['Bread']],
  ['Bread and', 20, ['Bread', 'and']],
  ['Bread and wine for all', 10, ['Bread and', 'wine for all']],
  ['Hallelujah', 20, ['Hallel', 'ujah']],
])('%j is as large as fits', (words, size, lines) => {
  expect(fit(words)).toEqual({ size, lines });
});

test.each([
  [
    'Bread, and wine for many people who come from here and there',
    ['Bread, and', 'wine for', 'many people', 'who come…'],
  ],
  ['Hallelujah'.repeat(9), ['HallelujahHa', 'llelujahHall', 'elujahHallel', 'ujahHallelu…']],
])('%j is cut after a word, else after a character', (words, lines) => {
  expect(fit(words)).toEqual({ size: 10, lines });
});

test.each([
  ['Men and women at Patapsco', ['Men and women', 'at Patapsco']],
  ['Sing one long Hallelujah', ['Sing one long', 'Hallelujah']],
  ['Hallelujahs Hallelujah', ['Hallelujahs', 'Hallelujah']],
])('lines of %j are about as long as each other, and a word stays whole where it can', (words, lines) => {
  expect(fit(words, { width: 180, height: 20, sizes: [10] }).lines).toEqual(lines);
});

test('nothing is cut before a mark of its own', () => {
  expect(fit('Bread: wine', { height: 10, width: 80, sizes: [10] }).lines).toEqual(['Bread…']);
});

test('lines have every word of a text, and are as wide as there is room', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), fc.integer({ min: 1, max: 30 }), (words, width) => {
      const text = prepare(words);
      const lines = breakLines(text, width).map(([from, to]) => text.text.slice(from, to));
      expect(lines.join('').replaceAll(' ', '')).toBe(text.text.replaceAll(' ', ''));
      for (const line of lines) expect([...graphemes(line)].length).toBeLessThanOrEqual(width);
    }),
  );
});
