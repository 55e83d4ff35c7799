import type { PictureSize } from 'shared/contract';
import type { SharpConstructor } from 'sharp';

let loaded: Promise<SharpConstructor> | undefined;

/** Formats of photos. libvips also reads drawings, documents and fonts, which uploads must not use. */
const READERS = ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadHeif'];

/** Loads the picture library with the first picture. An edge that makes none starts faster and saves 30 MB. */
function loadSharp(): Promise<SharpConstructor> {
  return (loaded ??= load());
}

async function load(): Promise<SharpConstructor> {
  const { default: sharp } = await import(/* webpackIgnore: true */ 'sharp');
  // Each picture is made once, so the library's cache would never be used.
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: READERS });
  return sharp;
}

/** A camera's largest pictures. More is a mistake, or a small file that is to fill the memory. */
const MAX_PIXELS = 64_000_000;
const TIME_LIMIT_SECONDS = 20;

/** AVIF: effort 2 takes a sixth of the default's time, for a sixth more bytes. */
const OUTPUT = {
  avif: { quality: 50, effort: 2 },
  webp: { quality: 75 },
};

/** The settings above as a text, which changes with them. */
export const RECIPE = 'avif 50/2, webp 75';

/**
 * Makes one size of a photo, without the camera's metadata (place, time, owner).
 * @returns null for an animation, which would stand still. Throws for a file that is no picture, is broken or is too large.
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
