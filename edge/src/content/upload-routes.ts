import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import replyFrom from '@fastify/reply-from';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { pathOf } from 'releases/serving';
import { isUpload } from './public-calls.ts';
import { UPLOAD_HEADERS } from './upload-headers.ts';

interface StoredFile {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

const SMALL_BYTES = 2 * 1024 * 1024;
const MAX_BYTES = 128 * 1024 * 1024;
const TIMEOUT_MS = 10_000;
/** So long a kept file is sent without asking whether an editor has replaced it. */
const FRESH_MS = 60_000;

/** A file, a part of it, or that the browser has it; none of the CMS's own redirects. */
const PASSED_ON = new Set([200, 206, 304, 416]);

const REQUEST_HEADERS = ['range', 'if-range', 'if-none-match', 'if-modified-since'];
const RESPONSE_HEADERS = ['content-type', 'content-length', 'content-range', 'accept-ranges', 'last-modified', 'etag'];

export interface UploadRoutes {
  /** The content API's. */
  readonly origin: string;
  /** Milliseconds since 1970; tests move it. */
  readonly now?: () => number;
}

/** The content API's files. Large ones stream through, with ranges; small ones are kept for when the API is down. */
export async function uploadRoutes(app: FastifyInstance, { origin, now = Date.now }: UploadRoutes): Promise<void> {
  const files = new LRUCache<string, StoredFile>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ body }) => body.length + 1_024,
    ttl: FRESH_MS,
    ttlResolution: 0,
    perf: { now },
    allowStale: true,
    noDeleteOnStaleGet: true,
  });
  await app.register(replyFrom, { base: origin, disableRequestLogging: true, undici: { headersTimeout: TIMEOUT_MS } });

  app.get('/uploads/*', (request, reply) => {
    const path = pathOf(request.url);
    if (!isUpload(path)) return refuse(reply, 404, 'Not Found');
    const file = files.get(path, { allowStale: false });
    return file && !request.headers.range ? sendStored(reply, file) : forward(request, reply, path);
  });

  function forward(request: FastifyRequest, reply: FastifyReply, path: string): FastifyReply {
    return reply.from(path, {
      queryString: () => '',
      rewriteRequestHeaders: ({ headers }) => ({ host: new URL(origin).host, ...picked(headers, REQUEST_HEADERS) }),
      rewriteHeaders: (headers) => picked(headers, RESPONSE_HEADERS),
      retryDelay: () => null,
      onResponse: (_request, _reply, { stream }) => {
        pass(request, reply, path, stream).catch((error: unknown) => reply.send(error));
      },
      onError: () => void sendLast(reply, path),
    });
  }

  async function pass(
    request: FastifyRequest,
    reply: FastifyReply,
    path: string,
    stream: Readable,
  ): Promise<FastifyReply> {
    if (!PASSED_ON.has(reply.statusCode)) {
      stream.destroy();
      if (reply.statusCode >= 500) return sendLast(reply, path);
      // Taken back: it shows no more, also when the API is down.
      files.delete(path);
      return refuse(reply, 404, 'Not Found');
    }
    reply.headers(UPLOAD_HEADERS);
    if (!isSmall(request, reply)) return reply.send(stream);
    const file = await store(path, reply, stream);
    return file ? reply.send(file.body) : sendLast(reply, path);
  }

  async function store(path: string, reply: FastifyReply, stream: Readable): Promise<StoredFile | null> {
    try {
      const file = { headers: picked(reply.getHeaders(), RESPONSE_HEADERS), body: await buffer(stream) };
      files.set(path, file);
      return file;
    } catch {
      return null;
    }
  }

  /** The API is down: what was kept, whole; a player that asked for a range takes that too. */
  function sendLast(reply: FastifyReply, path: string): FastifyReply {
    const file = files.get(path);
    return file ? sendStored(reply, file) : refuse(reply, 503, 'The file cannot be reached just now.');
  }
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
