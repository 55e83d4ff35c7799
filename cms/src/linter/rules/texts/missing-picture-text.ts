import { advice } from '../../finding';
import type { Rule } from '../../rule';

/** A picture within a text has no pencil: its text comes from the media library when the entry is saved. */
export const WRITE_PICTURE_TEXT =
  'Open the picture with its pencil, here or in the Media Library, write under “Alternative text” what it shows, and save this entry.';

/** A picture that people who do not see it never learn of. */
export const missingPictureText: Rule = ({ pictures }) =>
  pictures
    .filter(({ text }) => text === '')
    .map((place) =>
      advice(place, { what: 'Nobody who does not see the picture learns what it shows.', mend: WRITE_PICTURE_TEXT }),
    );
