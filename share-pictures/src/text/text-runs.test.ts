import { directed, textRuns } from './text-runs.ts';

/** Which font has a character: in place of fonts, their names. */
function fontOf(grapheme: string): string | null {
  if (/\p{Script=Hebrew}/u.test(grapheme)) return 'hebrew';
  if (/\p{Extended_Pictographic}/u.test(grapheme)) return 'emoji';
  return /\p{Script=Han}/u.test(grapheme) ? null : 'latin';
}

/** The runs of a whole text; `<` begins on the right. */
const runsOf = (text: string) =>
  textRuns(directed(text), [0, text.length], fontOf).map(({ text: part, font, fromRight }) =>
    [fromRight ? '<' : '>', font, part].join(' '),
  );

test.each([
  ['Bread', ['> latin Bread']],
  ['Bread 🎉', ['> latin Bread ', '> emoji 🎉']],
  ['A family 👨‍👩‍👧‍👦!', ['> latin A family ', '> emoji 👨‍👩‍👧‍👦', '> latin !']],
  ['שלום', ['< hebrew שלום']],
  ['Sing שלום today', ['> latin Sing ', '< hebrew שלום', '> latin  today']],
  // The first letter decides: this sentence begins on the right.
  ['שלום Choir', ['> latin Choir', '< latin  ', '< hebrew שלום']],
  ['שלום 2027', ['> latin 2027', '< latin  ', '< hebrew שלום']],
  ['教会 Bread', ['> latin  Bread']],
])('%j is drawn from left to right as %j', (text, runs) => {
  expect(runsOf(text)).toEqual(runs);
});

test('a line has the directions that its whole text gives it', () => {
  const text = 'See שלום, עולם';
  const line = textRuns(directed(text), [0, 'See שלום,'.length], fontOf);
  // The comma stands between two Hebrew words, so it is on the left of the first.
  expect(line.map((run) => run.text)).toEqual(['See ', ',', 'שלום']);
});

test.each([
  ['Bread שלום', false],
  ['שלום Bread', true],
  ['2027: שלום', true],
  ['🎉', false],
])('%j begins on the right: %j', (text, fromRight) => {
  expect(directed(text).fromRight).toBe(fromRight);
});
