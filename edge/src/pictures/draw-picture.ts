import type { PictureSize } from 'shared/contract';
import { loadSharp } from './load-sharp.ts';

/** A camera's largest pictures; above it is a mistake, or a small file that means to fill the memory. */
const MAX_PIXELS = 64_000_000;
const TIME_LIMIT_SECONDS = 20;

/** AVIF: effort 2 takes a sixth of the default's time, for a sixth more bytes. */
const OUTPUT = {
  avif: { quality: 50, effort: 2 },
  webp: { quality: 75 },
};

/** Names what the settings above make: another text whenever they change. */
export const RECIPE = 'avif 50/2, webp 75';

/**
 * Makes one size of a photo, without what a camera wrote into it (place, time, owner).
 * @returns null for a picture that moves: it would stand still. Throws when it is none, is broken, or has too many pixels.
 */
export async function drawPicture(source: Buffer, { width, format }: PictureSize): Promise<Buffer | null> {
  const sharp = await loadSharp();
  const photo = sharp(source, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
  const { pages = 1 } = await photo.metadata();
  if (pages > 1) return null;
  return photo
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .toFormat(format, OUTPUT[format])
    .timeout({ seconds: TIME_LIMIT_SECONDS })
    .toBuffer();
}
