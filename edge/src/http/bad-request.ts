import type { FastifyReply } from 'fastify';

/** For what nobody can make sense of. */
export function sendBadRequest(reply: FastifyReply, status = 400): FastifyReply {
  return reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Bad request\n');
}
