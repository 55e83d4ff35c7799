import type { FastifyInstance, FastifyReply } from 'fastify';
import { parsePictureAddress, type PictureSize } from 'shared/contract';
import { pathOf } from 'releases/serving';
import { isUpload } from '../content/read-content.ts';
import { UPLOAD_HEADERS } from '../content/upload-routes.ts';
import { createPictures, type Pictures } from './create-pictures.ts';
import { openPictureFiles } from './picture-files.ts';

export interface PictureRoutesOptions {
  /** The content API's. */
  readonly origin: string;
  /** The folder of stored pictures. */
  readonly folder: string;
  readonly maxBytes?: number;
}

const MAX_BYTES = 512 * 1024 * 1024;
const NOT_CACHED = { 'cache-control': 'no-store' };

/** Uploads at the sizes and in the formats of the contract's closed list. Others are not found. */
export async function pictureRoutes(app: FastifyInstance, options: PictureRoutesOptions): Promise<void> {
  const { origin, folder, maxBytes = MAX_BYTES } = options;
  let pictures: Promise<Pictures> | undefined;

  app.get('/_/pictures/*', async (request, reply) => {
    const size = parsePictureAddress(pathOf(request.url));
    if (!size || !isUpload(size.upload)) return sendRefusal(reply, 404, 'Not Found');
    pictures ??= open().catch((error: unknown) => {
      pictures = undefined;
      throw error;
    });
    return send(reply, size, await pictures);
  });

  /** Runs with the first picture, so that the start of the edge does not wait for a folder of many files. */
  async function open(): Promise<Pictures> {
    return createPictures({ origin, files: await openPictureFiles(folder, maxBytes), log: app.log });
  }
}

/** The same answers as those of the upload itself. */
async function send(reply: FastifyReply, size: PictureSize, pictures: Pictures): Promise<FastifyReply> {
  const picture = await pictures(size);
  switch (picture.status) {
    case 'made':
      reply.headers(picture.isOtherWidth ? { ...UPLOAD_HEADERS, ...NOT_CACHED } : UPLOAD_HEADERS);
      return reply.type(`image/${size.format}`).send(picture.body);
    case 'upload':
      reply.headers(picture.busy ? NOT_CACHED : UPLOAD_HEADERS);
      return reply.redirect(size.upload, 302);
    case 'missing':
      return sendRefusal(reply, 404, 'Not Found');
    case 'unavailable':
      return sendRefusal(reply, 503, 'The picture cannot be reached just now.');
  }
}

function sendRefusal(reply: FastifyReply, status: number, message: string): FastifyReply {
  return reply.code(status).headers(NOT_CACHED).send({ error: message });
}
