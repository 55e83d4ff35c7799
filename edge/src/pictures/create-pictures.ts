import { availableParallelism } from 'node:os';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { type PictureSize, pictureAddress } from 'shared/contract';
import { UPLOAD_FRESH_MS } from '../content/upload-headers.ts';
import { drawPicture } from './draw-picture.ts';
import { fetchUpload, type Upload } from './fetch-upload.ts';
import type { PictureFiles } from './picture-files.ts';

type Picture =
  | { readonly status: 'made'; readonly body: Buffer }
  /** The visitor is better served with the upload itself: no size can be made of it, or (`busy`) not now. */
  | { readonly status: 'upload'; readonly busy: boolean }
  | { readonly status: 'missing' }
  | { readonly status: 'unavailable' };

export interface PicturesOptions {
  /** The content API's. */
  readonly origin: string;
  readonly files: PictureFiles;
  readonly log: FastifyBaseLogger;
}

export type Pictures = (size: PictureSize) => Promise<Picture>;

/** In threads beside the server's own: a core stays free for documents. */
const DRAWN_AT_ONCE = Math.max(1, Math.min(4, availableParallelism() - 1));
/** Uploads in memory; a slow content API holds up the drawing only when all of them wait for it. */
const FETCHED_AT_ONCE = 8;
/** Some seconds of work. */
const MAX_UNDER_WAY = 60;

/**
 * Pictures of uploads, each made once. An old one is still served while it is made anew, and as long as the content API is
 * down.
 */
export function createPictures({ origin, files, log }: PicturesOptions): Pictures {
  const fetching = pLimit(FETCHED_AT_ONCE);
  const drawing = pLimit(DRAWN_AT_ONCE);
  /** Uploads that gave no picture: not fetched again for each visitor. */
  const asTheyAre = new LRUCache<string, true>({ max: 1_000, ttl: UPLOAD_FRESH_MS });
  const underWay = new Map<string, Promise<Picture>>();

  return async (size) => {
    const file = await files.read(size);
    if (!file) return madeOnce(size);
    if (Date.now() - file.madeAt > UPLOAD_FRESH_MS) void madeOnce(size, file.madeAt);
    return { status: 'made', body: file.body };
  };

  /** All who ask meanwhile wait for the same one. Never rejects. @param madeAt of the one that is there */
  function madeOnce(size: PictureSize, madeAt?: number): Promise<Picture> {
    const key = pictureAddress(size);
    const present = underWay.get(key);
    if (present) return present;
    if (asTheyAre.has(size.upload)) return Promise.resolve({ status: 'upload', busy: false });
    if (underWay.size >= MAX_UNDER_WAY) return Promise.resolve({ status: 'upload', busy: true });
    const made = fetching(() => make(size, madeAt)).finally(() => underWay.delete(key));
    underWay.set(key, made);
    return made;
  }

  async function make(size: PictureSize, madeAt?: number): Promise<Picture> {
    // As of now: an upload that is replaced meanwhile is newer.
    const asked = new Date();
    const source = await fetchUpload(origin, size.upload, madeAt);
    if (source.status === 'unchanged') return confirmed(size, asked);
    if (source.status === 'missing') await files.remove(size).catch(warn('could not be removed', size));
    if (source.status === 'missing' || source.status === 'unavailable') return source;
    const body = await drawn(source, size);
    if (!body) {
      asTheyAre.set(size.upload, true);
      return { status: 'upload', busy: false };
    }
    await files.write(size, body, asked).catch(warn('could not be kept', size));
    return { status: 'made', body };
  }

  /** It counts from now on again; who finds it gone meanwhile takes the upload. */
  async function confirmed(size: PictureSize, asked: Date): Promise<Picture> {
    await files.confirm(size, asked).catch(warn('could not be confirmed', size));
    return { status: 'upload', busy: true };
  }

  async function drawn(source: Upload, size: PictureSize): Promise<Buffer | null> {
    if (source.status !== 'found') return null;
    return drawing(() => drawPicture(source.body, size)).catch(warn('could not be made', size));
  }

  function warn(what: string, { upload, width, format }: PictureSize) {
    return (err: unknown) => {
      log.warn({ err, upload, width, format }, `a picture ${what}`);
      return null;
    };
  }
}
