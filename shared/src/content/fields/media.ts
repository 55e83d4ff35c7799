import { hasSizes, PICTURE_FORMATS, PICTURE_WIDTHS, pictureAddress } from '../../contract/index.ts';
import type { Picture, PictureFile } from './media-shape.ts';

/** Cards: the small file, falling back to the thumbnail, then to the original (specification, 'Home'). */
export function cardPicture(picture: Picture): PictureFile {
  return picture.formats?.small ?? picture.formats?.thumbnail ?? picture;
}

/** Details: the medium file, else the original (specification, 'Events'). */
export function detailPicture(picture: Picture): PictureFile {
  return picture.formats?.medium ?? picture;
}

/** Files of one picture in one format: a `<source>`. */
export interface PictureSource {
  readonly type: string;
  readonly srcSet: string;
}

/**
 * An upload in the sizes and formats that the edge makes of it; none for what has one size only.
 * @param original not one of its formats: they are smaller already
 */
export function pictureSources({ url, width }: Pick<PictureFile, 'url' | 'width'>): PictureSource[] {
  if (!hasSizes(url)) return [];
  return PICTURE_FORMATS.map((format) => ({
    type: `image/${format}`,
    srcSet: widthsOf(width)
      .map((wide) => `${pictureAddress({ upload: url, width: wide, format })} ${Math.min(wide, width ?? wide)}w`)
      .join(', '),
  }));
}

/** Up to the first that is wide enough to hold the original, which is as wide as the edge makes it. */
function widthsOf(original: number | null) {
  const last = PICTURE_WIDTHS.findIndex((width) => original !== null && width >= original);
  return last === -1 ? PICTURE_WIDTHS : PICTURE_WIDTHS.slice(0, last + 1);
}
