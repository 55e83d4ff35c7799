import {
  cardPicture,
  detailPicture,
  type Picture,
  type PictureSource,
  pictureSources,
  type Sermon,
} from 'shared/content';
import fallback from '../../pictures/sermon-default.svg';

interface Cover {
  readonly src: string;
  readonly sources: readonly PictureSource[];
  readonly width: number;
  readonly height: number;
  /** What stays in view where it is cut off; null: the middle. */
  readonly focalPoint: Picture['focalPoint'];
}

/** The default picture's size, and that of a picture that does not tell its own. */
const SHAPE = { width: 800, height: 450 };

/** A recording's picture, or the default one. @param size `large` for the lead story */
export function coverOf(
  { backgroundImage }: Pick<Sermon, 'backgroundImage'>,
  size: 'small' | 'large' = 'small',
): Cover {
  if (!backgroundImage) return { src: fallback, sources: [], focalPoint: null, ...SHAPE };
  const { url, width, height } = size === 'small' ? cardPicture(backgroundImage) : detailPicture(backgroundImage);
  const sources = pictureSources(backgroundImage);
  const { focalPoint } = backgroundImage;
  return { src: url, sources, focalPoint, width: width ?? SHAPE.width, height: height ?? SHAPE.height };
}
