import fc from 'fast-check';

const pieces = (list: readonly string[], most: number) =>
  fc.array(fc.constantFrom(...list), { minLength: 1, maxLength: most }).map((parts) => parts.join(''));

/** One character more, less, or another one. */
const mangled = (texts: fc.Arbitrary<string>, odd: readonly string[]) =>
  fc.tuple(texts, fc.nat(), fc.nat(1), fc.constantFrom(...odd, '')).map(([text, place, removed, piece]) => {
    const at = place % (text.length + 1);
    return text.slice(0, at) + piece + text.slice(at + removed);
  });

const ODD = [
  '.',
  '..',
  '@',
  '-',
  '_',
  ' ',
  '"',
  '<',
  '>',
  ',',
  ';',
  '\\',
  '/',
  '%',
  "'",
  'ü',
  'Ж',
  '邮',
  '🌅',
  '\0',
  '\n',
];
const ODDER = [
  ...ODD,
  '\t',
  '\u200b',
  '\u00a0',
  '\ud800',
  '\ufeff',
  '[',
  ']',
  '(',
  ')',
  '{',
  '|',
  '1',
  '$&',
  '__proto__',
];
const HOSTS = [
  'ruth',
  'lee',
  'church',
  'example',
  '.org',
  '.',
  '@',
  '@example.org',
  'xn--p1ai',
  '127.0.0.1',
  'x'.repeat(64),
];
const LONG = fc.tuple(fc.integer({ min: 200, max: 300 }), fc.constantFrom('r', 'r.', '.r', 'ü', '1.', '-'));

/** Of each kind as many: right, nearly right, hostile, random, too long. */
export const emails: fc.Arbitrary<string> = fc.oneof(
  fc.emailAddress(),
  mangled(fc.emailAddress(), ODDER),
  pieces([...HOSTS, ...ODD], 8),
  fc.string({ unit: 'binary', maxLength: 40 }),
  LONG.map(([length, piece]) => `${piece.repeat(length).slice(0, length)}@example.org`),
  LONG.map(([length, piece]) => `ruth@${piece.repeat(length).slice(0, length - 20)}.org`),
  fc.constantFrom('', ' ', 'ruth@church', 'ruth..lee@example.org', '"ruth lee"@example.org', 'ruth@[127.0.0.1]'),
);

const digits = (least: number, most: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: least, maxLength: most });
const SPACERS = [
  ' ',
  '-',
  '.',
  '(',
  ')',
  ' (',
  ') ',
  '\u00a0',
  '\u2011',
  '–',
  '−',
  '\u202a',
  '\u202c',
  '[',
  ']',
  '',
  '',
  '',
];
const spelled = (numbers: fc.Arbitrary<string>) =>
  fc
    .tuple(numbers, fc.array(fc.constantFrom(...SPACERS), { minLength: 20, maxLength: 20 }))
    .map(([number, between]) => [...number].map((digit, index) => digit + (between[index] ?? '')).join(''));
const numbers = fc.tuple(fc.constantFrom('', '+', '+1', '+234'), digits(9, 15)).map((parts) => parts.join(''));

/** Of each kind as many: plain, as people write them, nearly right, hostile, random, too long. */
export const phoneNumbers: fc.Arbitrary<string> = fc.oneof(
  numbers,
  spelled(numbers),
  mangled(spelled(numbers), [...ODDER, '+', '４', '٤', 'x']),
  pieces(['410', '555', '0142', '+', '+1', ' ', '-', '(', ')', 'ext', '/', '４', '\0', '\n', '\u2028'], 8),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.tuple(numbers, fc.integer({ min: 10, max: 60 })).map(([number, length]) => number + ' -'.repeat(length) + '1'),
  fc.constantFrom('', ' ', '(410) 555-0142', '410.555.0142', '410 555 0142', '+1 (410) 555-0142'),
);
