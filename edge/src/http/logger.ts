import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import { type DestinationStream, pino } from 'pino';
import { pathOf } from 'releases/serving';

/**
 * Structured logs without personal data. Of a request they hold the method and the path: no client address, no query (a visitor
 * may have typed it), no body, no cookie, no header.
 */
export function createLogger(level: string, stream: DestinationStream = batchedOutput()): FastifyBaseLogger {
  const serializers = {
    req: (request: FastifyRequest) => ({ method: request.method, path: pathOf(request.url) }),
    res: (reply: FastifyReply) => ({ status: reply.statusCode }),
  };
  return pino({ level, base: { name: 'edge' }, serializers }, stream);
}

const STANDARD_OUTPUT = 1;
/** About forty lines. A write takes as long as answering with half a cached document. */
const BATCH_BYTES = 4_096;
const BATCH_MS = 100;
/** How a line begins that may wait for others: an answered request. */
const INFO = '{"level":30,';

/**
 * Writes lines of level `info` together, and others at once. A slow reader of the log must not slow the site. Lines that wait
 * are written when the process exits; one that is killed loses at most those of the last moment.
 * @param dest a file's path or descriptor
 */
export function batchedOutput(dest: string | number = STANDARD_OUTPUT): DestinationStream {
  const output = pino.destination({ dest, sync: false, minLength: BATCH_BYTES, periodicFlush: BATCH_MS });
  return {
    write(line) {
      output.write(line);
      if (!line.startsWith(INFO)) output.flush();
    },
  };
}
