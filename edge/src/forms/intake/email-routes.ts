import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import * as v from 'valibot';
import type { Problem } from './field-problem.ts';
import { refuseCrossSite, RequestRefused, stackOf } from 'releases/serving';
import { FormNotKept } from './stored-form.ts';
import type { Accept } from '../queue/submissions.ts';
import { emailProblems, emailRequest } from './email-request.ts';

export interface EmailRoutes {
  readonly publicUrl: string;
  readonly accept: Accept;
  /** Refuses who sends too many forms. */
  readonly limit: onRequestAsyncHookHandler;
}

const PATH = '/api/v1.0/email/send';
const BODY_LIMIT = 64 * 1024;
const EmailRequest = emailRequest();

/** EmailJS's call, answered by the site itself: its SDK works with `origin` set to this site. */
export async function emailRoutes(app: FastifyInstance, options: EmailRoutes): Promise<void> {
  const { publicUrl, accept, limit } = options;
  app.setErrorHandler(sendError);
  app.removeContentTypeParser('text/plain');

  app.post(PATH, { bodyLimit: BODY_LIMIT, onRequest: [refuseCrossSite(publicUrl), limit] }, async (request, reply) => {
    const { success, output, issues } = v.safeParse(EmailRequest, request.body);
    if (!success) throw new RequestRefused(400, wordsOf(emailProblems(issues)));
    const { key } = output.template_params;
    const { state } = await accept({ ...output.template_params, address: key === undefined ? undefined : request.ip });
    if (state === 'other') throw new RequestRefused(422, 'The submission_key belongs to another message');
    return answer(reply, 200, 'OK');
  });

  app.route({
    method: ['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url: PATH,
    onRequest: async (_request, reply) => answer(reply.header('allow', 'POST'), 405, 'Method Not Allowed'),
    handler: () => undefined,
  });
}

const wordsOf = (problems: readonly Problem[]) => problems.map(({ message }) => message).join('\n');

/** The SDK hands status and text to the form. */
function answer(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(text);
}

/** Fastify's own words may quote the body. */
const WORDS: Readonly<Record<number, string>> = {
  413: 'Payload Too Large',
  415: 'Unsupported Media Type: send application/json',
};

function sendError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof RequestRefused) return answer(reply, error.statusCode, error.message);
  if (error instanceof FormNotKept) {
    request.log.error({ reason: error.message }, 'a form could not be kept');
    return answer(reply, 503, 'The message could not be taken just now. Please try again in a few minutes.');
  }
  const status = error.statusCode ?? 500;
  if (status < 500) return answer(reply, status, WORDS[status] ?? 'The body is not valid JSON');
  request.log.error({ stack: stackOf(error) }, 'a message could not be handled');
  return answer(reply, 500, 'Something went wrong on our side.');
}
