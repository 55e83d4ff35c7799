import fc from 'fast-check';
import { answerProblem, tidyAnswer } from './answer.ts';
import { FIELDS, type FieldName } from './fields.ts';
import { EMAIL_PATTERN, PHONE_PATTERN } from './patterns.ts';

const problem = (name: FieldName, text: string, required = true) =>
  answerProblem(name, tidyAnswer(name, text), required);

const digits = (least: number, most: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: least, maxLength: most });

/** The specification's rule, counted instead of matched. */
function isPhoneNumber(text: string): boolean {
  const [least, most, rest] = text.startsWith('+') ? [11, 17, text.slice(1)] : [10, 14, text];
  const isDigits = [...rest].every((character) => character >= '0' && character <= '9');
  return isDigits && rest.length >= least && rest.length <= most;
}

describe('a phone number', () => {
  test('is 10 to 14 digits, with or without + and 1 to 3 digits before them', () => {
    const prefix = fc.option(digits(1, 3), { nil: null });
    fc.assert(
      fc.property(prefix, digits(10, 14), (before, number) => {
        expect(problem('phoneNumber', before === null ? number : `+${before}${number}`)).toBeUndefined();
      }),
    );
  });

  test('is nothing else, whatever is ignored in it', () => {
    const nearly = fc.string({ unit: fc.constantFrom(...'0123456789+-(). a'), minLength: 1, maxLength: 24 });
    fc.assert(
      fc.property(fc.oneof(nearly, digits(1, 20), fc.string({ minLength: 1 })), (text) => {
        const bare = text.trim().replace(/[\s.()[\]-]/g, '');
        fc.pre(text.trim() !== '');
        expect(problem('phoneNumber', text) === undefined).toBe(isPhoneNumber(bare));
      }),
      { numRuns: 1_000 },
    );
  });

  test.each([
    ['(410) 555-0142', '4105550142'],
    ['410.555.0142', '4105550142'],
    ['410 555 0142', '4105550142'],
    [' [410] 555–0142 ', '4105550142'],
    ['410\u00a0555\u20110142', '4105550142'],
    ['\u202a410\u2212555\u20090142\u202c', '4105550142'],
    ['+1 (410) 555-0142', '+14105550142'],
    ['(+1) 410 555 0142', '+14105550142'],
    ['+234 801 234 5678', '+2348012345678'],
    ['12345678901234', '12345678901234'],
  ])('%j is stored as %s', (text, stored) => {
    expect(problem('phoneNumber', text)).toBeUndefined();
    expect(tidyAnswer('phoneNumber', text)).toBe(stored);
  });

  test.each([
    '555-0142',
    '123456789012345',
    '+1234567890',
    '++14105550142',
    '1+4105550142',
    '410-555-0142 ext 4',
    '410/555/0142',
    '４１０５５５０１４２',
    `410${' '.repeat(40)}5550142`,
  ])('%j is none, and stays as it was written', (text) => {
    expect(problem('phoneNumber', text)).toBe('Invalid phone number');
    expect(tidyAnswer('phoneNumber', text)).toBe(text);
  });
});

describe('an e-mail address', () => {
  test.each([
    'ruth@example.org',
    ' ruth@example.org\n',
    'zoe.o+church@mail.example.org',
    "o'brien_1@ex-ample.museum",
    'a@xn--80ak6aa92e.com',
    `${'r'.repeat(242)}@example.org`,
  ])('%j is one', (text) => expect(problem('email', text)).toBeUndefined());

  test.each([
    'ruth',
    'ruth@church',
    'ruth..lee@example.org',
    '.ruth@example.org',
    'ruth.@example.org',
    'ruth@example..org',
    'ruth@-example.org',
    'ruth@example.1',
    'ruth@example.org.',
    'ruth lee@example.org',
    '"ruth lee"@example.org',
    'Ruth <ruth@example.org>',
    'ruth@example.org, lee@example.org',
    'zoë@example.org',
    'ruth@exämple.org',
    'ruth@[127.0.0.1]',
    `ruth@${'x'.repeat(64)}.org`,
    `${'r'.repeat(243)}@example.org`,
  ])('%j is none', (text) => expect(problem('email', text)).toBe('must be a valid email'));
});

test('an answer has no NUL, no blanks around it, and one kind of line end', () => {
  expect(tidyAnswer('details', ' A ride\r\non\rSun\0day. \n')).toBe('A ride\non\nSunday.');
});

test('a missing answer is told only where one is required', () => {
  expect(problem('lastName', ' \0 ')).toBe('Last Name is required');
  expect(problem('email', '', false)).toBeUndefined();
  expect(problem('email', 'ruth', false)).toBe('must be a valid email');
});

test.each(Object.keys(FIELDS) as FieldName[])('%s has an end', (name) => {
  const { longest, wrong, pattern } = FIELDS[name];
  if (pattern === undefined) expect(problem(name, 'x'.repeat(longest))).toBeUndefined();
  expect(problem(name, 'x'.repeat(longest + 1))).toBe(wrong);
});

test.each([
  ['e-mail address', EMAIL_PATTERN, ['ruth@example.org', 'ruth@church', "o'{b|r}ien/-@example.org"]],
  ['phone number', PHONE_PATTERN, ['(410) 555-0142', '555-0142', '\u202a410\u2212555\u20090142']],
])('the pattern of the %s says the same under every flag that programs compile it with', (_name, pattern, texts) => {
  // A browser takes `v` for the attribute `pattern`; older ones take `u`; the CMS takes none.
  const [plain, ...others] = ['', 'u', 'v'].map((flag) => texts.map((text) => matches(pattern, flag, text)));
  expect(new Set(plain).size).toBe(2);
  for (const other of others) expect(other).toEqual(plain);
});

function matches(pattern: string, flag: string, text: string): boolean {
  return new RegExp(`^(?:${pattern})$`, flag).test(text);
}

test('a long answer that nearly fits is refused, without trying all its parts', () => {
  for (const text of [`ruth@${'a.'.repeat(120)}1`, `${'a.'.repeat(120)}@`, '1 '.repeat(5_000), `${'('.repeat(9_000)}x`])
    for (const name of ['email', 'phoneNumber'] as const) expect(problem(name, text)).toBe(FIELDS[name].wrong);
});
