import { advice, type Finding, type Place, wrong } from '../../finding';
import type { LintedContact } from '../../linted-entry';
import { type LinkTarget, targetOf } from '../../reading/link-target';
import type { Rule } from '../../rule';

/** One way to reach somebody. */
export interface ContactKind {
  readonly field: LintedContact['kind'];
  readonly link: Extract<LinkTarget, { written: string }>['kind'];
  readonly isRight: (written: string) => boolean;
  /** What looks like it in a sentence. */
  readonly inSentences: (text: string) => readonly string[];
  readonly mistake: (written: string) => Pick<Finding, 'what' | 'mend'>;
}

/** In links and fields it cannot work; in a sentence it may be meant otherwise. */
export const contactRule =
  ({ field, link, isRight, inSentences, mistake }: ContactKind): Rule =>
  ({ links, contacts, texts }, { siteOrigin }) => {
    const linked = links.flatMap((place): [Place, string][] => {
      const target = targetOf(place.address, siteOrigin);
      return target.kind === link ? target.written.split(',').map((written) => [place, written]) : [];
    });
    const fields = contacts.flatMap((place): [Place, string][] =>
      place.kind === field ? [[place, place.written]] : [],
    );
    const read = texts.flatMap((place) => inSentences(place.text).map((written): [Place, string] => [place, written]));
    const isFaulty = ([, written]: [Place, string]) => !isRight(written);
    return [
      ...[...linked, ...fields].filter(isFaulty).map(([place, written]) => wrong(place, mistake(written))),
      ...read.filter(isFaulty).map(([place, written]) => advice(place, mistake(written))),
    ];
  };
