import type { Picture, PictureFile } from 'shared/content';
import defaultPicture from '../pictures/event-default.svg';

/** A picture as it is drawn: every field known, so that nothing moves when it arrives. */
export interface EventPicture {
  readonly url: string;
  /** `''`: the title beside it says all there is to say. */
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

/** The shape of the default picture, and of one whose size the content API does not know. */
const WIDTH = 1200;
const HEIGHT = 675;

/** @param pick which file of the picture: cards and details take different ones */
export function eventPicture(picture: Picture | null, pick: (picture: Picture) => PictureFile): EventPicture {
  if (!picture) return { url: defaultPicture, alt: '', width: WIDTH, height: HEIGHT };
  const { url, width, height } = pick(picture);
  const size = width && height ? { width, height } : { width: WIDTH, height: HEIGHT };
  return { url, alt: picture.alternativeText ?? '', ...size };
}
