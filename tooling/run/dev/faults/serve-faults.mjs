import { showFaults } from './show-faults.mjs';

/** The stream of faults, and the script that shows them in a page. */
const STREAM = '/_/dev/faults';
export const FAULTS_SCRIPT = '/_/dev/faults.js';

/**
 * Tells open pages of each change (Server-Sent Events, HTML Living Standard).
 * @param {import('fastify').FastifyInstance} app
 * @param {import('./faults.mjs').Faults} faults
 */
export function serveFaults(app, faults) {
  app.get(FAULTS_SCRIPT, (_request, reply) =>
    reply.type('text/javascript').send(`(${showFaults})(${JSON.stringify(STREAM)});`),
  );
  app.get(STREAM, (request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    const tell = () => reply.raw.write(`data: ${JSON.stringify(faults.all())}\n\n`);
    tell();
    faults.changes.on('change', tell);
    request.raw.on('close', () => faults.changes.off('change', tell));
  });
}
