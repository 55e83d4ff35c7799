import type { Picture, PictureFile } from 'shared/content';
import defaultPicture from '../pictures/event-default.svg';

/** A picture as it is drawn: every field known, so that nothing moves when it arrives. */
export interface EventPicture {
  readonly url: string;
  /** What its other sizes are made of. */
  readonly original: { readonly url: string; readonly width: number | null };
  /** `''`: the title beside it says all there is to say. */
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  /** What stays in view where it is cut off; null: the middle. */
  readonly focalPoint: Picture['focalPoint'];
}

/** The shape of the default picture, and of one whose size the content API does not know. */
const WIDTH = 1200;
const HEIGHT = 675;
const DEFAULT: EventPicture = {
  url: defaultPicture,
  original: { url: defaultPicture, width: WIDTH },
  alt: '',
  width: WIDTH,
  height: HEIGHT,
  focalPoint: null,
};

/** @param pick which file of the picture: cards and details take different ones */
export function toEventPicture(picture: Picture | null, pick: (picture: Picture) => PictureFile): EventPicture {
  if (!picture) return DEFAULT;
  const { url, width, height } = pick(picture);
  const size = width && height ? { width, height } : { width: WIDTH, height: HEIGHT };
  const original = { url: picture.url, width: picture.width };
  const { alternativeText, focalPoint } = picture;
  return { url, original, alt: alternativeText ?? '', focalPoint, ...size };
}
