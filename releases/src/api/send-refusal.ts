import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { ReleaseError, ReleaseExists, ReleaseRefused } from '../release-error.ts';
import { CallRefused } from './call-refused.ts';

interface Answer {
  readonly status: number;
  readonly code: string;
  readonly message: string;
}

/** Every error of the release API: `{error: {code, message}}`. */
export function sendRefusal(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, code, message } = answerTo(error);
  if (status >= 500) request.log.error({ err: error }, 'a call of the release API failed');
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  return reply.code(status).send({ error: { code, message } });
}

function answerTo(error: FastifyError | Error): Answer {
  const { message } = error;
  if (error instanceof CallRefused) return { status: error.statusCode, code: error.code, message };
  if (error instanceof ReleaseExists) return { status: 409, code: 'exists', message };
  if (error instanceof ReleaseRefused) return { status: 422, code: 'signature', message };
  if (error instanceof ReleaseError) return { status: 409, code: 'refused', message };
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500;
  if (status < 500) return { status, code: 'invalid', message };
  return { status: 500, code: 'failed', message: "Something went wrong on the site's side. Its log says more." };
}
