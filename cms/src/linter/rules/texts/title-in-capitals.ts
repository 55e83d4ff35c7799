import { advice, instead } from '../../finding';
import type { Rule } from '../../rule';

/** Names that are written so. Words of up to three letters, and with digits, count as such anyway. */
const NAMES = new Set(
  (
    'AWANA POIEMA KINDLE IGNITE BLAZE FLAME SOCARE SODIP SOCITH SOTERIA CATALYST MOPS MOMS YMCA YWCA NAACP NASA ESOL LGBTQ COVID ' +
    'FAQS VIII XIII XVII XVIII'
  ).split(' '),
);
const SMALL = new Set(['a', 'an', 'and', 'at', 'by', 'for', 'from', 'in', 'of', 'on', 'or', 'the', 'to', 'with']);

const isName = (word: string) => word.length <= 3 || NAMES.has(word) || /\d/.test(word);

/** Words in capitals that are no names; a single one may be a name that nobody here knows. */
function shouted(text: string): string[] {
  return (text.match(/[\p{L}\p{N}’'.&]+/gu) ?? []).filter(
    (word) => /^[\p{Lu}’'.&]+$/u.test(word) && !isName(word.replaceAll(/[’'.&]/gu, '')),
  );
}

function calm(word: string, isFirst: boolean): string {
  const [lower, plain] = [word.toLowerCase(), word.replaceAll(/[’'.&]/gu, '')];
  if (SMALL.has(lower)) return isFirst ? lower.charAt(0).toUpperCase() + lower.slice(1) : lower;
  if (isName(plain) && plain === plain.toUpperCase() && plain.length > 1) return word;
  return lower.replace(/^\p{L}/u, (letter) => letter.toUpperCase());
}

const inTitleCase = (text: string) =>
  text.replaceAll(/[\p{L}\p{N}’'.&]+/gu, (word, index: number) =>
    word === word.toUpperCase() ? calm(word, index === 0) : word,
  );

/** Capitals are read letter by letter by some screen readers, and as shouting by people. */
export const titleInCapitals: Rule = ({ texts }) =>
  texts.flatMap((place) => {
    if (place.kind === 'prose') return [];
    const words = shouted(place.text);
    const isWhole = !/\p{Ll}/u.test(place.text);
    if (words.length < (isWhole ? 1 : 2) || (isWhole && words.join('').length < 6)) return [];
    return [advice(place, { what: 'It is in capitals.', mend: instead(inTitleCase(place.text), place.text) })];
  });
