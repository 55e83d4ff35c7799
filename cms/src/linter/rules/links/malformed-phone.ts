import { advice, type Finding, type Place, wrong } from '../../finding';
import { targetOf } from '../../reading/link-target';
import type { Rule } from '../../rule';

const MEND = 'Write it as (410) 555-0142, or with + and the country for one abroad.';

const EXTENSION = /\s*(?:ext\.?|x|extension|#|;ext=)\s*\d+$/i;

/** Ten digits, with 1 before them or not; abroad between eight and fifteen. */
function isPhone(written: string): boolean {
  const number = written.trim().replace(EXTENSION, '');
  const digits = number.replaceAll(/\D/g, '');
  if (/[^\d\s().+\-–/]/.test(number)) return false;
  return number.startsWith('+') && !digits.startsWith('1')
    ? digits.length >= 8 && digits.length <= 15
    : /^1?[2-9]\d{9}$/.test(digits);
}

const mistake = (written: string) => ({ what: `“${written}” is no phone number.`, mend: MEND });

/** In a sentence, only what begins as a number does in America is taken for one. */
const inSentences = (text: string) => text.match(/\(\d{3}\) ?\d[\d-]*/g) ?? [];

/** A number that cannot be called. */
export const malformedPhone: Rule = ({ links, contacts, texts }, { siteOrigin }) => {
  const linked = links.flatMap((place): [Place, string][] => {
    const target = targetOf(place.address, siteOrigin);
    return target.kind === 'phone' ? [[place, target.written]] : [];
  });
  const fields = contacts.flatMap((place): [Place, string][] =>
    place.kind === 'phone' ? [[place, place.written]] : [],
  );
  const read = texts.flatMap((place): Finding[] =>
    inSentences(place.text).flatMap((written) => (isPhone(written) ? [] : [advice(place, mistake(written))])),
  );
  const called = [...linked, ...fields].flatMap(([place, written]) =>
    isPhone(written) ? [] : [wrong(place, mistake(written))],
  );
  return [...called, ...read];
};
