import { readFile } from 'node:fs/promises';

import sharp from 'sharp';

const WIDTH = 1600;
const HEIGHT = 900;
const MAX_BYTES = 250 * 1024;
const QUALITIES = [82, 70, 55];

/** A drawing (SVG) as WebP for the media library, which takes no SVG: one could carry script. */
export async function renderPicture(file: string): Promise<Buffer> {
  const drawing = await readFile(file).catch((cause: unknown) => {
    throw new Error(
      `The picture ${file} is missing, so the first content cannot be made. Restore it, or start with SEED_CONTENT=false.`,
      { cause },
    );
  });
  const picture = sharp(drawing).resize(WIDTH, HEIGHT, { fit: 'cover' });
  for (const quality of QUALITIES) {
    const rendered = await picture.clone().webp({ quality, effort: 4 }).toBuffer();
    if (rendered.byteLength <= MAX_BYTES) return rendered;
  }
  throw new Error(`The picture ${file} is larger than ${MAX_BYTES} bytes even at a low quality. Simplify the drawing.`);
}
