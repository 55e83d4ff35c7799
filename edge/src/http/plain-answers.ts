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
