import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { type PictureSize, pictureAddress } from 'shared/contract';
import { UPLOAD_FRESH_MS } from '../content/upload-routes.ts';
import { type MakePicture, type Picture, pictureMaker, type PicturesOptions } from './make-picture.ts';

export type Pictures = (size: PictureSize) => Promise<Picture>;

/** Uploads in memory. Drawing waits for a slow content API only when all of these wait for it. */
const FETCHED_AT_ONCE = 8;
/** Some seconds of work. */
const MAX_UNDER_WAY = 60;

/**
 * Pictures of uploads, each made once. An old one is served while it is made again, and while the content API is down. A width
 * that was never made is then replaced by another one.
 */
export function createPictures(options: PicturesOptions): Pictures {
  const { files } = options;
  const madeOnce = oncePerSize(pictureMaker(options));

  async function madeOrOther(size: PictureSize): Promise<Picture> {
    const made = await madeOnce(size);
    const other = made.status === 'unavailable' && (await files.readOtherWidth(size));
    return other ? { status: 'made', body: other.body, isOtherWidth: true } : made;
  }

  return async (size) => {
    const file = await files.read(size);
    if (!file) return madeOrOther(size);
    if (Date.now() - file.madeAt > UPLOAD_FRESH_MS) void madeOnce(size, file.madeAt);
    return { status: 'made', body: file.body };
  };
}

/** All who ask for a size meanwhile get the same picture. */
function oncePerSize(make: MakePicture): MakePicture {
  const fetching = pLimit(FETCHED_AT_ONCE);
  /** Uploads that gave no picture. They are not fetched again for each visitor. */
  const withoutPicture = new LRUCache<string, true>({ max: 1_000, ttl: UPLOAD_FRESH_MS });
  const underWay = new Map<string, Promise<Picture>>();

  async function noted(size: PictureSize, madeAt?: number): Promise<Picture> {
    const picture = await make(size, madeAt);
    if (picture.status === 'upload' && !picture.busy) withoutPicture.set(size.upload, true);
    return picture;
  }

  return async (size, madeAt) => {
    const key = pictureAddress(size);
    const present = underWay.get(key);
    if (present) return present;
    if (withoutPicture.has(size.upload)) return { status: 'upload', busy: false };
    if (underWay.size >= MAX_UNDER_WAY) return { status: 'upload', busy: true };
    const made = fetching(() => noted(size, madeAt)).finally(() => underWay.delete(key));
    underWay.set(key, made);
    return made;
  };
}
