import type { FastifyInstance } from 'fastify';
import type { EventEmitter } from 'node:events';

/** The stream of changes, and the script that loads a page again when there is one. */
const STREAM = '/_/dev/changes';
export const RELOADER = '/_/dev/reload.js';

const SCRIPT = `new EventSource('${STREAM}').addEventListener('change', () => location.reload());`;

/** Tells open pages of each build (Server-Sent Events, HTML Living Standard). */
export function sendChanges(app: FastifyInstance, changes: EventEmitter): void {
  app.get(RELOADER, (_request, reply) => reply.type('text/javascript').send(SCRIPT));
  app.get(STREAM, (request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    const tell = () => reply.raw.write('event: change\ndata: {}\n\n');
    reply.raw.write(': open\n\n');
    changes.on('change', tell);
    request.raw.on('close', () => changes.off('change', tell));
  });
}
