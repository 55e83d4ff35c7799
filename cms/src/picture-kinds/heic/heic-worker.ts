import { readFileSync, writeFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';

import decode from 'heic-decode';
import sharp from 'sharp';
import * as v from 'valibot';

import { withColourProfile } from './with-colour-profile';

/** Those of an iPhone are 12, 24 or 48. The edge shows none above. */
const MOST_PIXELS = 64_000_000;

const sizeSchema = v.object({ width: v.number(), height: v.number() });

/** Makes a JPEG of a HEIC, in its place. The decoder turns and mirrors it as it says. */
async function convert(path: string): Promise<'converted' | 'too large'> {
  const heic = readFileSync(path);
  const [picture] = await decode.all({ buffer: heic });
  const size = v.parse(sizeSchema, picture);
  if (!picture || size.width * size.height > MOST_PIXELS) return 'too large';
  const { width, height, data } = await picture.decode();
  const pixels = sharp(data, { raw: { width, height, channels: 4 } }).flatten({ background: 'white' });
  writeFileSync(path, withColourProfile(await pixels.jpeg({ quality: 90 }).toBuffer(), heic));
  return 'converted';
}

// An error ends the worker, and is told to whoever started it.
void convert(v.parse(v.string(), workerData)).then((result) => parentPort?.postMessage(result));
