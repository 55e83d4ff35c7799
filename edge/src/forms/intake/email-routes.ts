import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuseCrossSite, RequestRefused } from 'releases/serving';
import { MESSAGE_PARAMETERS, SITE_FAILED } from 'shared/contract';
import * as v from 'valibot';
import { emailProblems, emailRequest } from './email-request.ts';
import { FormNotStored, statusOfFailure } from './errors.ts';
import type { FormRoutesOptions } from './form-routes.ts';

export interface EmailRoutesOptions extends FormRoutesOptions {
  readonly publicUrl: string;
}

const PATH = '/api/v1.0/email/send';
const BODY_LIMIT = 64 * 1024;
const EmailRequest = emailRequest();

/** Answers EmailJS's call. The SDK calls this site when its `origin` is this site. */
export async function emailRoutes(app: FastifyInstance, options: EmailRoutesOptions): Promise<void> {
  const { publicUrl, accept, limit } = options;
  app.setErrorHandler(sendFailure);
  app.removeContentTypeParser('text/plain');

  app.post(PATH, { bodyLimit: BODY_LIMIT, onRequest: [refuseCrossSite(publicUrl), limit] }, async (request, reply) => {
    const { success, output, issues } = v.safeParse(EmailRequest, request.body);
    if (!success) throw new RequestRefused(400, messagesOf(issues));
    const { key } = output.template_params;
    const { state } = await accept({ ...output.template_params, address: key === undefined ? undefined : request.ip });
    if (state === 'other') throw new RequestRefused(422, `The ${MESSAGE_PARAMETERS.key} belongs to another message`);
    return sendText(reply, 200, 'OK');
  });

  app.route({
    method: ['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url: PATH,
    onRequest: async (_request, reply) => sendText(reply.header('allow', 'POST'), 405, 'Method Not Allowed'),
    handler: () => undefined,
  });
}

function messagesOf(issues: readonly v.BaseIssue<unknown>[]): string {
  return emailProblems(issues)
    .map(({ message }) => message)
    .join('\n');
}

/** The SDK passes status and text to the form. */
function sendText(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(text);
}

/** These replace Fastify's messages, which may quote the body. */
const MESSAGES: Readonly<Record<number, string>> = {
  413: 'Payload Too Large',
  415: 'Unsupported Media Type: send application/json',
};

const NOT_STORED = 'The message could not be taken just now. Please try again in a few minutes.';

function sendFailure(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof RequestRefused) return sendText(reply, error.statusCode, error.message);
  const status = statusOfFailure(error, request.log);
  if (error instanceof FormNotStored) return sendText(reply, status, NOT_STORED);
  return sendText(reply, status, status < 500 ? (MESSAGES[status] ?? 'The body is not valid JSON') : SITE_FAILED);
}
