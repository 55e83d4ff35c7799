import fc from 'fast-check';
import { entryIdIn, entryParameter } from './entry-address.ts';

const ofTitle = (title: unknown) => entryParameter('{title}-{id}', { id: 'x7', attributes: { title } });

test.each([
  ['Community Breakfast', 'community-breakfast-x7'],
  ["Men's Trail Hike", 'mens-trail-hike-x7'],
  ['Café & Choir — "Bach"!', 'cafe-choir-bach-x7'],
  ['July 4th: Fun in the Sun', 'july-4th-fun-in-the-sun-x7'],
  ['ערב שירה', 'ערב-שירה-x7'],
  ['🎉🎉', 'x7'],
  ['', 'x7'],
  [undefined, 'x7'],
])('of the title %j: %s', (title, parameter) => {
  expect(ofTitle(title)).toBe(parameter);
});

test('a long title ends with a whole word', () => {
  const title = 'An evening of songs and stories for everybody who came to the valley this summer';
  expect(ofTitle(title)).toBe('an-evening-of-songs-and-stories-for-everybody-who-came-to-x7');
  expect(ofTitle('a'.repeat(200))).toBe(`${'a'.repeat(60)}-x7`);
});

test('an id may have dashes', () => {
  const parameter = entryParameter('{title}-{id}', { id: 'a1-b2', attributes: { title: 'Choir' } });
  expect(parameter).toBe('choir-a1~b2');
  expect(entryIdIn(parameter)).toBe('a1-b2');
});

test('whatever the title is, the parameter is one segment, and its id is found again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (title) => {
      const parameter = ofTitle(title);
      expect(parameter).not.toMatch(/[\s/?#%&<>"']/);
      expect(entryIdIn(parameter)).toBe('x7');
    }),
  );
});
