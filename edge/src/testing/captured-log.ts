import { Writable } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import { createLogger } from '../http/logger.ts';

/** A log of level `trace`, and the text that it has written. */
export function capturedLog(): { log: FastifyBaseLogger; text: () => string } {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  return { log: createLogger('trace', stream), text: () => lines.join('') };
}
