import sharp from 'sharp';
import { HEIGHT, pictureSvg, WIDTH } from './picture-svg.ts';
import type { PictureFacts } from '../picture-facts.ts';
import { loadTypesetter } from '../text/typesetter.ts';

/**
 * The picture as PNG. All text is drawn as outlines from the fonts of installed packages, so that the same facts give the same
 * bytes on a machine with other fonts, or without any.
 */
export async function drawSharePicture(facts: PictureFacts): Promise<Buffer> {
  const typesetter = await loadTypesetter(Object.values(facts).join(' '));
  const svg = pictureSvg(facts, typesetter);
  sharp.concurrency(1);
  return sharp(Buffer.from(svg)).resize(WIDTH, HEIGHT).flatten().png({ compressionLevel: 9 }).toBuffer();
}
