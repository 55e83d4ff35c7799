import { advice } from '../../finding';
import type { Rule } from '../../rule';

const MEND = 'Open the picture with the pencil, and write under “Alternative text” what it shows.';

/** A picture that people who do not see it never learn of. */
export const missingPictureText: Rule = ({ pictures }) =>
  pictures
    .filter(({ text }) => text === '')
    .map((place) => advice(place, { what: 'Nobody who does not see the picture learns what it shows.', mend: MEND }));
