import { advice, instead } from '../../finding';
import type { Rule } from '../../rule';

/** Addresses have rules of their own. */
const ADDRESS = /\b(?:https?:\/\/|www\.)\S+|\S+@\S+|\b[\w-]+\.(?:com|org|net|edu|gov|church|example)\b\S*/gi;

/** What is written, with a little around it, and how it is written instead. */
const FAULTS: readonly (readonly [RegExp, (written: string) => string])[] = [
  [/[\p{L}\p{N}’”)]+ +[,;!?](?=\s|$)/u, (written) => written.replace(/ +/, '')],
  [/\p{L}+ +\.(?=\s|$)/u, (written) => written.replace(/ +/, '')],
  [/[\p{L}\p{N},]+ {2,}[\p{L}\p{N}]+/u, (written) => written.replace(/ +/, ' ')],
  [/\p{L}+[,;]\p{L}+/u, (written) => written.replace(/[,;]/, '$& ')],
  [/\p{Ll}{2,}[.!?]\p{Lu}\p{Ll}+/u, (written) => written.replace(/[.!?]/, '$& ')],
  [/\p{L}+,{2,}/u, (written) => written.replace(/,+/, ',')],
  [/\p{L}+!{2,}/u, (written) => written.replace(/!+/, '!')],
  [/\p{L}+\?{2,}/u, (written) => written.replace(/\?+/, '?')],
  [/\p{L}+[,;:]\./u, (written) => written.replace(/[,;:]\./, '.')],
  [/\( +\p{L}+/u, (written) => written.replace(/ +/, '')],
];

/** Spaces and marks that are too many or missing, as they come from copying. */
export const spacing: Rule = ({ texts }) =>
  texts.flatMap((place) => {
    const text = place.text.replaceAll(ADDRESS, 'address');
    return FAULTS.flatMap(([fault, mended]) => {
      const [written] = fault.exec(text) ?? [];
      if (written === undefined) return [];
      return [
        advice(place, { what: 'A space or a mark is too many or missing.', mend: instead(mended(written), written) }),
      ];
    });
  });
