import { SHOWN_PICTURES } from './shown-pictures';

const HEIC = /^image\/hei[cf](-sequence)?$/;

const MEND = 'Save it as JPEG (in its program: Export or Save as), and add that file.';
const MEND_HEIC =
  'Save it as JPEG, and add that file. On the iPhone, Settings › Camera › Formats › Most Compatible makes new pictures JPEG.';

/** Why a picture of that kind is not taken, and how to mend it; null for one that is shown, and for what is no picture. */
export function pictureRefusal(fileName: string, mime: string): string | null {
  if (!mime.startsWith('image/') || SHOWN_PICTURES.includes(mime)) return null;
  return HEIC.test(mime)
    ? `“${fileName}” is an iPhone picture (HEIC). Browsers cannot show it. ${MEND_HEIC}`
    : `“${fileName}” is a picture that browsers cannot show (${mime.slice('image/'.length)}). ${MEND}`;
}
