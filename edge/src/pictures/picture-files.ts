import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { PICTURE_WIDTHS, type PictureSize, pictureAddress } from 'shared/contract';
import { writeWhole } from 'releases/serving';
import { RECIPE } from './draw-picture.ts';

interface PictureFile {
  readonly body: Buffer;
  /** When the upload was last asked for, in milliseconds since 1970. */
  readonly madeAt: number;
}

/** Pictures on the disk. Those not asked for the longest are removed to make room. */
export interface PictureFiles {
  read(size: PictureSize): Promise<PictureFile | null>;
  /** The next larger width that is there, else the next smaller one. */
  readOtherWidth(size: PictureSize): Promise<PictureFile | null>;
  write(size: PictureSize, body: Buffer, asked: Date): Promise<void>;
  /** Notes that the upload has not changed. */
  confirm(size: PictureSize, asked: Date): Promise<void>;
  remove(size: PictureSize): Promise<void>;
}

const NAME = /^[0-9a-f]{64}$/;
const DRAFT_FOR_MS = 60 * 60_000;

/** Opens the folder with the files of earlier edges. Edges that share a folder each limit the files that they know of. */
export async function openPictureFiles(folder: string, maxBytes: number): Promise<PictureFiles> {
  const fileOf = (name: string) => join(folder, name);
  const removed = (name: string) => rm(fileOf(name), { force: true });
  // A file that could not be removed does no harm.
  const bytes = sizesOfFiles(maxBytes, (name) => removed(name).catch(() => undefined));

  await mkdir(folder, { recursive: true });
  for (const { name, size, madeAt } of await filesIn(folder)) {
    if (NAME.test(name)) bytes.set(name, size);
    // Another edge was ended while it wrote this draft.
    else if (Date.now() - madeAt > DRAFT_FOR_MS) await removed(name);
  }

  async function read(size: PictureSize): Promise<PictureFile | null> {
    const name = nameOf(size);
    const file = await readWhole(fileOf(name));
    if (file) bytes.set(name, file.body.length);
    return file;
  }

  return {
    read,
    readOtherWidth: (size) => firstOf(otherWidths(size), read),
    async write(size, body, asked) {
      const name = nameOf(size);
      await writeWhole(fileOf(name), body);
      await utimes(fileOf(name), asked, asked);
      bytes.set(name, body.length);
    },
    confirm: (size, asked) => utimes(fileOf(nameOf(size)), asked, asked),
    async remove(size) {
      bytes.delete(nameOf(size));
      await removed(nameOf(size));
    },
  };
}

/** Bytes of each file by its name. Those above the limit are evicted, the longest unused first. */
function sizesOfFiles(maxBytes: number, evict: (name: string) => unknown): LRUCache<string, number> {
  return new LRUCache<string, number>({
    maxSize: maxBytes,
    sizeCalculation: (size) => Math.max(size, 1),
    dispose: (_size, name, reason) => void (reason === 'evict' && evict(name)),
  });
}

/** The larger ones, then the smaller ones, from the nearest on. */
function otherWidths(size: PictureSize): PictureSize[] {
  const larger = PICTURE_WIDTHS.filter((width) => width > size.width);
  const smaller = PICTURE_WIDTHS.filter((width) => width < size.width);
  return [...larger, ...smaller.reverse()].map((width) => ({ ...size, width }));
}

async function firstOf(sizes: readonly PictureSize[], read: PictureFiles['read']): Promise<PictureFile | null> {
  for (const size of sizes) {
    const file = await read(size);
    if (file) return file;
  }
  return null;
}

/** A hash is safe as a file name, whatever the visitor's text holds. */
function nameOf(size: PictureSize): string {
  return createHash('sha256').update(`${RECIPE}\n${pictureAddress(size)}`).digest('hex');
}

async function readWhole(file: string): Promise<PictureFile | null> {
  try {
    const [body, { mtimeMs }] = await Promise.all([readFile(file), stat(file)]);
    return { body, madeAt: mtimeMs };
  } catch {
    return null;
  }
}

/** The oldest first: they are removed in this order. */
async function filesIn(folder: string): Promise<{ name: string; size: number; madeAt: number }[]> {
  const names = await readdir(folder);
  const files = await Promise.all(names.map((name) => fileAt(folder, name)));
  return files.flat().sort((a, b) => a.madeAt - b.madeAt);
}

/** Empty when another edge has removed the file meanwhile. */
async function fileAt(folder: string, name: string) {
  try {
    const { size, mtimeMs } = await stat(join(folder, name));
    return [{ name, size, madeAt: mtimeMs }];
  } catch {
    return [];
  }
}
