import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import { type DestinationStream, pino } from 'pino';
import { pathOf } from 'releases/serving';

/**
 * Structured logs without personal data. Of a request they hold the method and the path: no client address, no query (a visitor
 * may have typed it), no body, no cookie, no header.
 */
export function createLogger(level: string, stream: DestinationStream = standardOutput()): FastifyBaseLogger {
  const serializers = {
    req: (request: FastifyRequest) => ({ method: request.method, path: pathOf(request.url) }),
    res: (reply: FastifyReply) => ({ status: reply.statusCode }),
  };
  return pino({ level, base: { name: 'edge' }, serializers }, stream);
}

/** A slow reader of the log must not slow the site. Lines that wait are written when the process exits. */
function standardOutput(): DestinationStream {
  return pino.destination({ sync: false });
}
