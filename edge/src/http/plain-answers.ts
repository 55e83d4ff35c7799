import type { FastifyReply, FastifyRequest } from 'fastify';

/** The answer to a request that cannot be understood. */
export function sendBadRequest(reply: FastifyReply, status = 400): FastifyReply {
  return sendText(reply, status, 'Bad request\n');
}

/** The answer for what is not a page. It is not cached: a file may exist a second later, when another edge publishes it. */
export function sendNotFound(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendText(reply, 404, 'There is nothing here.\n');
}

function sendText(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(text);
}

/**
 * Path and query of a request's target. A client may send a whole address (RFC 9112, 3.2.2). The host in it is ignored.
 */
export function requestAddress(target: string): string {
  const path = target.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '');
  return path.startsWith('/') ? path : `/${path}`;
}

/**
 * Where to redirect an address that starts with two slashes; null for any other. Browsers read `//elsewhere.example` as
 * another host, and `\` as a slash, so a relative link to such a page would lead away.
 */
export function withoutDoubledSlash(address: string): string | null {
  return /^[/\\]{2}/.test(address) ? address.replace(/^[/\\]+/, '/') : null;
}
