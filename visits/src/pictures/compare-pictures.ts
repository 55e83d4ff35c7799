import { setImmediate as otherWork } from 'node:timers/promises';
import pixelmatch from 'pixelmatch';

/** PNG files of one width, each drawn twice: where the two differ, the page changes by itself. */
export interface ComparedPictures {
  readonly before: readonly [Buffer, Buffer];
  readonly after: readonly [Buffer, Buffer];
}

/** How one picture differs from another one. */
export interface Difference {
  /** Of the pixels that were compared, above 0 and up to 100. */
  readonly share: number;
  /** Of all pixels, 0 to 100: those that change by themselves and were not compared. */
  readonly unsteady: number;
  /** WebP: the rows around what differs, before, after, and with what differs marked. */
  readonly shown: Readonly<Record<'before' | 'after' | 'difference', Buffer>>;
}

/** Null when nothing differs that people could see: the library leaves smoothed edges out. */
export async function comparePictures({ before, after }: ComparedPictures): Promise<Difference | null> {
  const read = await Promise.all([...before, ...after].map(readPixels));
  const height = Math.max(...read.map((pixels) => pixels.height));
  const [first, again, third, last] = read.map((pixels) => lengthened(pixels, height));
  if (!first || !again || !third || !last) return null;
  const marked = { ...first, data: Buffer.alloc(first.data.length) };
  const found = await compareRows({ before: [first, again], after: [third, last], marked });
  if (found.count === 0) return null;
  const rows = { top: Math.max(0, found.top - AROUND), bottom: Math.min(height, found.bottom + AROUND) };
  const all = first.width * height;
  return {
    share: (100 * found.count) / (all - found.ignored),
    unsteady: (100 * found.ignored) / all,
    shown: {
      before: await webpOf(first, rows),
      after: await webpOf(third, rows),
      difference: await webpOf(marked, rows),
    },
  };
}

/** Rows that are shown above and below what differs. */
const AROUND = 60;

interface Pixels {
  readonly width: number;
  readonly height: number;
  /** RGBA. */
  readonly data: Buffer;
}

/** Loaded with the first picture: it takes 30 MB, and cannot be part of the edge's one file. */
async function loadSharp() {
  const { default: sharp } = await import(/* webpackIgnore: true */ 'sharp');
  sharp.concurrency(1);
  return sharp;
}

async function readPixels(png: Buffer): Promise<Pixels> {
  const sharp = await loadSharp();
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** Below the end of a shorter page is nothing, which differs from white too. */
function lengthened(pixels: Pixels, height: number): Pixels {
  const { width, data } = pixels;
  if (pixels.height === height) return pixels;
  const whole = Buffer.alloc(width * height * 4);
  data.copy(whole);
  return { width, height, data: whole };
}

async function webpOf({ width, height, data }: Pixels, { top, bottom }: { top: number; bottom: number }) {
  const sharp = await loadSharp();
  return sharp(data, { raw: { width, height, channels: 4 } })
    .extract({ left: 0, top, width, height: bottom - top })
    .webp({ quality: 80, effort: 2 })
    .toBuffer();
}

interface Compared {
  readonly before: readonly [Pixels, Pixels];
  readonly after: readonly [Pixels, Pixels];
  /** Is filled. */
  readonly marked: Pixels;
}

/** At a time: some hundredths of a second, in which no visitor is answered. */
const ROWS = 200;

/** How many pixels differ and were ignored, and the rows that have all that differ. */
async function compareRows({ before, after, marked }: Compared) {
  const { width, height } = marked;
  const found = { count: 0, ignored: 0, top: height, bottom: 0 };
  for (let top = 0; top < height; top += ROWS) {
    const rows = Math.min(ROWS, height - top);
    const part = ({ data }: Pixels) => data.subarray(top * width * 4, (top + rows) * width * 4);
    const [one, other] = [part(before[0]), part(after[0])];
    const ignoreMask = changedPixels([one, part(before[1])], [other, part(after[1])]);
    found.ignored += ignoreMask.reduce((sum, each) => sum + each, 0);
    const count = pixelmatch(one, other, part(marked), width, rows, { ignoreMask, alpha: 0.3 });
    if (count > 0) {
      found.count += count;
      found.top = Math.min(found.top, top);
      found.bottom = top + rows;
    }
    await otherWork();
  }
  return found;
}

/** 1 for each pixel that is not the same in both pictures of a pair. */
function changedPixels(...pairs: readonly (readonly [Buffer, Buffer])[]): Uint8Array {
  const values = ({ buffer, byteOffset, length }: Buffer) => new Uint32Array(buffer, byteOffset, length / 4);
  const [first, ...others] = pairs.map(([one, other]) => [values(one), values(other)] as const);
  const all = first ? [first, ...others] : [];
  return new Uint8Array(first?.[0].length ?? 0).map((_, at) => (all.some(([a, b]) => a[at] !== b[at]) ? 1 : 0));
}
