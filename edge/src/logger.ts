import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import { type DestinationStream, pino } from 'pino';

/**
 * Structured logs without personal data: of a request only its method and its path. No address, no query (it may hold
 * what a visitor typed), no body, no cookie, no header.
 */
export function createLogger(level: string, stream: DestinationStream = pino.destination()): FastifyBaseLogger {
  const serializers = {
    req: (request: FastifyRequest) => ({ method: request.method, path: pathOf(request.url) }),
    res: (reply: FastifyReply) => ({ status: reply.statusCode }),
  };
  return pino({ level, base: { name: 'edge' }, serializers }, stream);
}

/** An address without its query. */
export function pathOf(url: string): string {
  return url.replace(/\?.*/s, '');
}
