import fc from 'fast-check';
import { phoneNumber } from './phone-number.ts';

const digits = (min: number, max: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: min, maxLength: max });
const nearly = fc.string({ unit: fc.constantFrom(...'0123456789+-() a'), maxLength: 20 });

/** The rule of the specification, section 5, counted instead of matched. */
function isAllowed(text: string): boolean {
  const [sign, rest] = text.startsWith('+') ? ['+', text.slice(1)] : ['', text];
  const least = sign === '' ? 10 : 11;
  const most = sign === '' ? 14 : 17;
  return (
    [...rest].every((character) => character >= '0' && character <= '9') && rest.length >= least && rest.length <= most
  );
}

test('10 to 14 digits are a phone number, with or without + and 1 to 3 digits before them', () => {
  const prefix = fc.option(digits(1, 3), { nil: null });
  fc.assert(
    fc.property(prefix, digits(10, 14), (before, number) => {
      expect(phoneNumber.isValidSync(before === null ? number : `+${before}${number}`)).toBe(true);
    }),
  );
});

test('anything else is none', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        nearly,
        digits(0, 20),
        digits(0, 20).map((text) => `+${text}`),
        fc.string(),
      ),
      (text) => {
        const trimmed = text.trim();
        expect(phoneNumber.isValidSync(text)).toBe(trimmed === '' || isAllowed(trimmed));
      },
    ),
    { numRuns: 1_000 },
  );
});

test.each(['4105550142', '+14105550142', '+2348012345678', '12345678901234', '+12312345678901234', ' 4105550142 '])(
  '%j is a phone number',
  (text) => expect(phoneNumber.isValidSync(text)).toBe(true),
);

test.each([
  '123456789',
  '123456789012345',
  '+1234567890',
  '++14105550142',
  '(410) 555-0142',
  '410-555-0142',
  '４１０５５５０１４２',
])('%j is none', async (text) => {
  await expect(phoneNumber.validate(text)).rejects.toThrow(/^Invalid phone number$/);
});
