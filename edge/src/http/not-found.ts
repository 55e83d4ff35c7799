import type { FastifyReply, FastifyRequest } from 'fastify';

/** For what is not a page. Kept nowhere: a file may be there a second later, when another edge has published it. */
export function sendNotFound(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send('There is nothing here.\n');
}
