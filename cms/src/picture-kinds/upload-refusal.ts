import { SHOWN_PICTURES } from './shown-pictures';

const SOUND_OR_FILM = /^(?:audio|video)\//;

const AS_PICTURE = 'Save it as JPEG (in its program: Export or Save as), and add that file.';
const AS_TEXT =
  'Put what it says into the text of the entry, where phones and screen readers can read it; a flyer may be added as a picture (JPEG or PNG).';

/** Why a file of that kind is not taken, and what to do instead; null for what the site shows. */
export function uploadRefusal(fileName: string, mime: string): string | null {
  if (SHOWN_PICTURES.includes(mime) || SOUND_OR_FILM.test(mime)) return null;
  if (mime.startsWith('image/'))
    return `“${fileName}” is a picture that the site cannot show (${mime.slice('image/'.length)}). ${AS_PICTURE}`;
  if (mime === 'application/pdf') return `“${fileName}” is a PDF. The site shows none. ${AS_TEXT}`;
  return `“${fileName}” is no picture, recording or video. ${AS_TEXT}`;
}
