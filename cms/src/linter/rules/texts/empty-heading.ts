import { advice } from '../../finding';
import type { Rule } from '../../rule';

/** A heading without words is announced, and says nothing. */
export const emptyHeading: Rule = ({ headings }) =>
  headings
    .filter(({ text }) => text.trim() === '')
    .map((place) =>
      advice(place, { what: 'A heading is empty.', mend: 'Write into it, or choose “Text” for that line.' }),
    );
