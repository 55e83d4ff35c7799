import { advice } from '../../finding';
import type { Rule } from '../../rule';

const UNCLEAR =
  /^(?:(?:please )?(?:click|tap|press)(?: on)?(?: (?:here|this|below|the link|this link))?|here|this|link|(?:this|the) (?:link|page|site)|more|read more|learn more|more info|more information|details|go|see here|view)$/;

/** People who hear a page go through its links alone: “here” says nothing there. */
export const unclearLink: Rule = ({ links }) =>
  links.flatMap((place) => {
    if (place.text === null) return [];
    const words = place.text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s]/gu, '')
      .trim();
    if (words !== '' && !UNCLEAR.test(words)) return [];
    const what = words === '' ? 'A link has no words.' : `“${place.text}” does not say where the link leads.`;
    return [
      advice(place, { what, mend: 'Let the link’s words name its page, for example “Register for the retreat”.' }),
    ];
  });
