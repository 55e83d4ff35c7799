import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import { type DestinationStream, pino } from 'pino';
import { pathOf } from 'releases/serving';

/**
 * Structured logs without personal data: of a request only its method and its path. No address, no query (it may hold
 * what a visitor typed), no body, no cookie, no header.
 */
export function createLogger(level: string, stream: DestinationStream = standardOutput()): FastifyBaseLogger {
  const serializers = {
    req: (request: FastifyRequest) => ({ method: request.method, path: pathOf(request.url) }),
    res: (reply: FastifyReply) => ({ status: reply.statusCode }),
  };
  return pino({ level, base: { name: 'edge' }, serializers }, stream);
}

/** Whoever reads slowly must not hold up the site. What is not written yet is written when the process exits. */
function standardOutput(): DestinationStream {
  return pino.destination({ sync: false });
}
