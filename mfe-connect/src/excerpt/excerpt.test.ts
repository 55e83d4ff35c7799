import fc from 'fast-check';
import { CARD_EXCERPT, excerpt, SERMON_EXCERPT } from './excerpt.ts';

const FAMILY = '👩‍👩‍👧‍👦';

describe.each([
  ['a sermon', SERMON_EXCERPT, 250, '…'],
  ['a card', CARD_EXCERPT, 80, '...'],
])('the excerpt of %s', (_, cut, length, ending) => {
  test('has exactly its length', () => {
    const text = 'a'.repeat(length);
    expect(excerpt(text, cut)).toBe(text);
    expect(excerpt(`${text}b`, cut)).toBe(`${text}${ending}`);
  });

  test.each(['🌅', '🇺🇸', '👍🏽', 'e\u0301', FAMILY])('leaves out %s whole when it stands on the edge', (character) => {
    const text = 'a'.repeat(length - 1);
    expect(excerpt(`${text}${character} and more`, cut)).toBe(`${text}${ending}`);
  });
});

const cuts = fc.record({ length: fc.integer({ min: 0, max: 100 }), ending: fc.constantFrom('…', '...', '') });
const anyText = fc.string({ unit: 'binary', maxLength: 300 });

test('a text that fits is not changed', () => {
  fc.assert(
    fc.property(anyText, fc.nat({ max: 20 }), (text, room) => {
      expect(excerpt(text, { length: text.length + room, ending: '...' })).toBe(text);
    }),
  );
});

test('of a longer text the beginning is left, no longer than wanted, and the ending', () => {
  fc.assert(
    fc.property(anyText, cuts, (text, { length, ending }) => {
      fc.pre(text.length > length);
      const cut = excerpt(text, { length, ending });
      const beginning = cut.slice(0, cut.length - ending.length);
      expect(cut.endsWith(ending)).toBe(true);
      expect(text.startsWith(beginning)).toBe(true);
      expect(beginning.length).toBeLessThanOrEqual(length);
    }),
  );
});

test('as many whole characters are left as fit', () => {
  const characters = (text: string) =>
    [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)].map(({ segment }) => segment);
  const character = fc.constantFrom('a', ' ', 'é', '🌅', '👍🏽', FAMILY, '🇺🇸');
  const text = fc.array(character, { minLength: 1, maxLength: 80 }).map((all) => all.join(''));
  fc.assert(
    fc.property(text, cuts, (whole, { length, ending }) => {
      fc.pre(whole.length > length);
      const left = characters(excerpt(whole, { length, ending: '' }));
      expect(characters(whole).slice(0, left.length)).toEqual(left);
      const next = characters(whole)[left.length] ?? '';
      expect(`${left.join('')}${next}`.length).toBeGreaterThan(length);
      expect(excerpt(whole, { length, ending })).toBe(`${left.join('')}${ending}`);
    }),
  );
});
