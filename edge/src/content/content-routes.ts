import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pathOf } from 'releases/serving';
import { bodyOf, encodingFor } from '../http/encoded-bodies.ts';
import { sharedCacheHeaders } from '../http/shared-cache.ts';
import { type ApiErrorBody, apiError, UNAVAILABLE } from './api-error.ts';
import { type ContentCache, FRESH_MS, STALE_MS } from './content-cache.ts';
import { type ContentAnswer, ContentUnavailable } from './fetch-content.ts';
import { isReadable, isWritable, readContent } from './read-content.ts';

export interface ContentRoutesOptions {
  readonly cache: ContentCache;
  /** The content of an editor's preview; null for everybody else. Without it nobody previews. */
  readonly drafts?: (request: FastifyRequest, reply: FastifyReply) => Pick<ContentCache, 'read'> | null;
}

/** Sections in other sites read the content too (decision 0092). */
const EVERYBODYS = { 'access-control-allow-origin': '*' };
const CACHE = { ...EVERYBODYS, ...sharedCacheHeaders({ fresh: FRESH_MS / 1000, stale: STALE_MS.untold / 1000 }) };
const REFUSAL_CACHE = { ...EVERYBODYS, 'cache-control': 'public, max-age=0, s-maxage=1' };
const NOT_CACHED = { 'cache-control': 'no-store' };

/** The content API's public reads, on the site's own origin. Forms have their own routes. */
export async function contentRoutes(app: FastifyInstance, { cache, drafts }: ContentRoutesOptions): Promise<void> {
  app.setErrorHandler(sendError);

  app.get('/api/*', { compress: false }, async (request, reply) => {
    const draft = drafts?.(request, reply);
    const answer = await readContent(draft ?? cache, request.url);
    if ('refusal' in answer) return sendRefusal(reply, answer.refusal);
    const headers = draft ? NOT_CACHED : answer.status < 400 ? CACHE : REFUSAL_CACHE;
    return sendAnswer(request, reply.headers(headers), answer);
  });

  app.route({
    method: ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url: '/api/*',
    onRequest: async (request, reply) => refuseMethod(reply, pathOf(request.url)),
    handler: () => undefined,
  });
}

async function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, body, etag }: ContentAnswer,
): Promise<FastifyReply> {
  const encoding = encodingFor(body, request.headers['accept-encoding']);
  reply.code(status).headers({
    'content-type': 'application/json; charset=utf-8',
    etag,
    vary: 'accept-encoding',
  });
  if (encoding === null) return reply.send(body);
  return reply.header('content-encoding', encoding).send(await bodyOf(body).encoded(encoding));
}

function refuseMethod(reply: FastifyReply, path: string): FastifyReply {
  if (!isReadable(path) && !isWritable(path)) return sendRefusal(reply, apiError(404, 'NotFoundError', 'Not Found'));
  reply.header('allow', isWritable(path) ? 'POST' : 'GET, HEAD');
  return sendRefusal(reply, apiError(405, 'MethodNotAllowedError', 'Method Not Allowed'));
}

function sendRefusal(reply: FastifyReply, body: ApiErrorBody): FastifyReply {
  return reply.code(body.error.status).header('cache-control', 'no-store').send(body);
}

function sendError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof ContentUnavailable) {
    request.log.warn({ reason: error.message }, 'the content API gave no answer');
    return reply
      .code(503)
      .headers({ ...EVERYBODYS, 'cache-control': 'no-store', 'retry-after': '5' })
      .send(UNAVAILABLE);
  }
  const status = error.statusCode ?? 500;
  if (status < 500) return sendRefusal(reply, apiError(status, error.name, error.message));
  request.log.error({ err: error }, 'a content call failed');
  return sendRefusal(reply, apiError(500, 'InternalServerError', 'Something went wrong on our side.'));
}
