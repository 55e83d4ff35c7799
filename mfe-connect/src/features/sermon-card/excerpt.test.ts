import fc from 'fast-check';
import { excerpt, EXCERPT_LENGTH } from './excerpt.ts';

const anyText = fc.string({ unit: 'binary', maxLength: 600 });
const longText = fc.string({ unit: 'binary', minLength: EXCERPT_LENGTH + 1, maxLength: 600 });

test('250 characters are shown whole', () => {
  const text = 'a'.repeat(250);
  expect(excerpt(text)).toBe(text);
});

test('the 251st gives way to an ellipsis', () => {
  expect(excerpt('a'.repeat(251))).toBe(`${'a'.repeat(250)}…`);
});

test('an emoji on the edge is left out whole', () => {
  expect(excerpt(`${'a'.repeat(249)}🌅 and more`)).toBe(`${'a'.repeat(249)}…`);
});

test('a text that fits is not changed', () => {
  fc.assert(fc.property(anyText, (text) => excerpt(text, text.length) === text));
});

test('a cut text is the beginning of the whole one, and an ellipsis', () => {
  fc.assert(
    fc.property(longText, (text) => {
      const cut = excerpt(text);
      return cut.endsWith('…') && text.startsWith(cut.slice(0, -1));
    }),
  );
});

test('at most 250 characters and the ellipsis are left, and one less at the least', () => {
  fc.assert(
    fc.property(longText, (text) => {
      const { length } = excerpt(text);
      expect([EXCERPT_LENGTH, EXCERPT_LENGTH + 1]).toContain(length);
    }),
  );
});

test('what was well-formed stays so: no character is cut in half', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 300 }), (text) => !/[\ud800-\udbff]…$/.test(excerpt(text))),
  );
});
