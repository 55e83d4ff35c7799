import { availableParallelism } from 'node:os';
import type { FastifyBaseLogger } from 'fastify';
import pLimit from 'p-limit';
import type { PictureSize } from 'shared/contract';
import { drawPicture } from './draw-picture.ts';
import { fetchUpload } from './fetch-upload.ts';
import type { PictureFiles } from './picture-files.ts';

export type Picture =
  | { readonly status: 'made'; readonly body: Buffer; readonly isOtherWidth?: true }
  /** The visitor gets the upload itself: no picture can be made of it, or (`busy`) not now. */
  | { readonly status: 'upload'; readonly busy: boolean }
  | { readonly status: 'missing' }
  | { readonly status: 'unavailable' };

export interface PicturesOptions {
  /** The content API's. */
  readonly origin: string;
  readonly files: PictureFiles;
  readonly log: FastifyBaseLogger;
}

/** Makes a picture and stores it. Never rejects. @param madeAt of the stored one; milliseconds since 1970 */
export type MakePicture = (size: PictureSize, madeAt?: number) => Promise<Picture>;

/** Drawing runs in other threads. One core stays free for documents. */
const DRAWN_AT_ONCE = Math.max(1, Math.min(4, availableParallelism() - 1));

export function pictureMaker({ origin, files, log }: PicturesOptions): MakePicture {
  const drawing = pLimit(DRAWN_AT_ONCE);

  /** Logs a failure, and answers null. */
  function warn(what: string, { upload, width, format }: PictureSize) {
    return (err: unknown) => {
      log.warn({ err, upload, width, format }, `a picture ${what}`);
      return null;
    };
  }

  return async (size, madeAt) => {
    // Taken before the request: an upload that is replaced meanwhile counts as newer.
    const asked = new Date();
    const source = await fetchUpload(origin, size.upload, madeAt);
    if (source.status === 'unchanged') {
      await files.confirm(size, asked).catch(warn('could not be confirmed', size));
      // The stored picture is served already. A visitor who finds it gone gets the upload.
      return { status: 'upload', busy: true };
    }
    if (source.status === 'missing') await files.remove(size).catch(warn('could not be removed', size));
    if (source.status === 'missing' || source.status === 'unavailable') return source;
    if (source.status === 'too-large') return { status: 'upload', busy: false };
    const body = await drawing(() => drawPicture(source.body, size)).catch(warn('could not be made', size));
    if (!body) return { status: 'upload', busy: false };
    await files.write(size, body, asked).catch(warn('could not be stored', size));
    return { status: 'made', body };
  };
}
