import { contactRule } from './contact-rule';

/** Whole numbers in America: 911 for emergencies, 988 for people who think of suicide, 211 for help. */
const SHORT = /^(?:[2-9]11|988)$/;
const EXTENSION = /\s*(?:ext\.?|x|extension|#|;ext=)\s*\d+$/i;

/** Ten digits, with 1 before them or not; abroad between eight and fifteen. */
function isPhone(written: string): boolean {
  const number = written.trim().replace(EXTENSION, '');
  const digits = number.replaceAll(/\D/g, '');
  if (SHORT.test(number)) return true;
  if (/[^\d\s().+\-–/]/.test(number)) return false;
  return number.startsWith('+') && !digits.startsWith('1')
    ? digits.length >= 8 && digits.length <= 15
    : /^1?[2-9]\d{9}$/.test(digits);
}

/** A number that cannot be called. */
export const malformedPhone = contactRule({
  field: 'phone',
  link: 'phone',
  isRight: isPhone,
  // Only what begins as a number does in America is taken for one.
  inSentences: (text) => text.match(/\(\d{3}\) ?\d[\d-]*/g) ?? [],
  mistake: (written) => ({
    what: `“${written}” is no phone number.`,
    mend: 'Write it as (410) 555-0142, or with + and the country for one abroad.',
  }),
});
