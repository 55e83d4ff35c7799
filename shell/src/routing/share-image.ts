import type { PageImage } from 'shared/shell-api';
import src from '../pictures/share-image.png';

/** What a page without a picture of its own is shared with. */
export const SHARE_IMAGE: PageImage = {
  src,
  width: 1200,
  height: 630,
  alt: 'People of many ages wave in front of a white church while the sun rises over the bay',
};
