import type { Readable } from 'node:stream';
import replyFrom from '@fastify/reply-from';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pathOf } from 'releases/serving';
import { contentApiAgent } from './ask-content-api.ts';
import { isUpload } from './read-content.ts';
import { createUploadStore, type StoredFile, type UploadStore } from './upload-store.ts';

/**
 * An editor who replaces a file keeps its name, although the CMS writes a hash into each. After this time browsers ask whether
 * the file is still the same (304).
 */
export const UPLOAD_FRESH_MS = 5 * 60_000;

/**
 * An uploaded file is never a page of this site, so nothing in it runs. `media-src` and the origin let a browser play a
 * recording or a video that is opened by its address.
 */
export const UPLOAD_HEADERS = {
  'cache-control': `public, max-age=${UPLOAD_FRESH_MS / 1_000}`,
  'content-security-policy': "default-src 'none'; media-src 'self'; frame-ancestors 'none'; sandbox allow-same-origin",
  // Other sites show the picture of a page that is shared.
  'cross-origin-resource-policy': 'cross-origin',
};

const SMALL_BYTES = 2 * 1024 * 1024;

/** A file, a part of it, or "not modified". The CMS's own redirects are not passed on. */
const PASSED_ON = new Set([200, 206, 304, 416]);

const REQUEST_HEADERS = ['range', 'if-range', 'if-none-match', 'if-modified-since'];
const RESPONSE_HEADERS = ['content-type', 'content-length', 'content-range', 'accept-ranges', 'last-modified', 'etag'];

export interface UploadRoutesOptions {
  /** The content API's. */
  readonly origin: string;
  /** Milliseconds since 1970; tests set it. */
  readonly now?: () => number;
}

/** The files of the content API. Large ones stream through, with ranges. Small ones are cached for when the API is down. */
export async function uploadRoutes(
  app: FastifyInstance,
  { origin, now = Date.now }: UploadRoutesOptions,
): Promise<void> {
  const files = createUploadStore(now);
  await app.register(replyFrom, { base: origin, disableRequestLogging: true, undici: contentApiAgent });

  app.get('/uploads/*', (request, reply) => {
    const path = pathOf(request.url);
    if (!isUpload(path)) return refuse(reply, 404, 'Not Found');
    const file = files.fresh(path);
    if (file && !request.headers.range) return sendStored(reply, file);
    return reply.from(path, {
      queryString: () => '',
      rewriteRequestHeaders: ({ headers }) => ({ host: new URL(origin).host, ...picked(headers, REQUEST_HEADERS) }),
      rewriteHeaders: (headers) => picked(headers, RESPONSE_HEADERS),
      // The agent sends a request once more.
      retryDelay: () => null,
      onResponse: (_request, _reply, { stream }) => {
        pass(files, { request, reply, path, stream }).catch((error: unknown) => reply.send(error));
      },
      onError: () => void sendLast(files, reply, path),
    });
  });
}

/** A file that the content API has begun to answer. */
interface Upload {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly path: string;
  readonly stream: Readable;
}

async function pass(files: UploadStore, { request, reply, path, stream }: Upload): Promise<FastifyReply> {
  if (!PASSED_ON.has(reply.statusCode)) {
    stream.destroy();
    if (reply.statusCode >= 500) return sendLast(files, reply, path);
    // An editor removed the file, so it is not served when the API is down either.
    files.remove(path);
    return refuse(reply, 404, 'Not Found');
  }
  reply.headers(UPLOAD_HEADERS);
  if (!isSmall(request, reply)) return reply.send(stream);
  const file = await files.add(path, picked(reply.getHeaders(), RESPONSE_HEADERS), stream);
  return file ? reply.send(file.body) : sendLast(files, reply, path);
}

/** Sends the cached file while the API is down. It is sent whole: a player that asked for a range accepts that. */
function sendLast(files: UploadStore, reply: FastifyReply, path: string): FastifyReply {
  const file = files.last(path);
  return file ? sendStored(reply, file) : refuse(reply, 503, 'The file cannot be reached just now.');
}

function sendStored(reply: FastifyReply, { headers, body }: StoredFile): FastifyReply {
  return reply
    .code(200)
    .headers({ ...headers, ...UPLOAD_HEADERS })
    .send(body);
}

function refuse(reply: FastifyReply, status: number, message: string): FastifyReply {
  RESPONSE_HEADERS.forEach((name) => void reply.removeHeader(name));
  return reply.code(status).headers({ 'cache-control': 'no-store' }).send({ error: message });
}

function isSmall({ method }: FastifyRequest, reply: FastifyReply): boolean {
  const length = Number(reply.getHeader('content-length') ?? Infinity);
  return method === 'GET' && reply.statusCode === 200 && length <= SMALL_BYTES;
}

function picked(headers: Readonly<Record<string, unknown>>, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = headers[name];
      return value === undefined ? [] : [[name, String(value)]];
    }),
  );
}
