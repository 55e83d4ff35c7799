import { advice } from '../../finding';
import type { LintedPicture } from '../../linted-entry';
import type { Rule } from '../../rule';
import { WRITE_PICTURE_TEXT } from './missing-picture-text';

const ENDING = /\.(?:jpe?g|png|gif|webp|avif|heic|svg|tiff?)$/i;
const CAMERA = /^(?:img|dsc[nf]?|dcim|pxl|mvimg|screen ?shot|image|photo|picture|untitled|whatsapp image)[\s_-]*[\d(]/i;

const stem = (name: string) =>
  name
    .replace(ENDING, '')
    .replaceAll(/[\s_-]+/g, ' ')
    .trim()
    .toLowerCase();

/** A name of words may be a good text: 'choir-concert.jpg' is none, and neither is its name without the ending. */
function isFileName({ fileName, text }: LintedPicture): boolean {
  if (ENDING.test(text) || CAMERA.test(text)) return true;
  return stem(text) === stem(fileName) && stem(fileName) !== '' && !/ /.test(text.trim());
}

/** 'IMG_2041.jpg' is read aloud letter by letter. */
export const fileNameAsPictureText: Rule = ({ pictures }) =>
  pictures.filter(isFileName).map((place) =>
    advice(place, {
      what: `“${place.text}” is the name of a file, and is read to people who do not see the picture.`,
      mend: WRITE_PICTURE_TEXT,
    }),
  );
