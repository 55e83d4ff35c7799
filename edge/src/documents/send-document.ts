import type { FastifyReply, FastifyRequest } from 'fastify';
import { compressed, encodingFor } from '../http/compressed.ts';
import { type DocumentAudience, documentCacheHeaders } from './document-headers.ts';
import type { MadeDocument } from './made-document.ts';

/** Sends a document in the best encoding that the browser takes; 304 when it has it. */
export async function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  { document, audience }: { readonly document: MadeDocument; readonly audience: DocumentAudience['audience'] },
): Promise<FastifyReply> {
  const { status, redirect, headers, body, etag, whole } = document;
  reply.headers(headers).headers(documentCacheHeaders({ audience, whole }));
  if (redirect !== undefined) return reply.redirect(redirect, status >= 300 && status < 400 ? status : 302);
  reply.code(status).header('etag', etag);
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  const encoding = encodingFor(body, request.headers['accept-encoding']);
  if (encoding === null) return reply.send(body);
  return reply.header('content-encoding', encoding).send(await compressed(body, encoding));
}
