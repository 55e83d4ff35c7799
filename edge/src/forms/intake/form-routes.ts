import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import * as v from 'valibot';
import { type ApiErrorBody, apiError, apiValidationError } from '../../content/api-error.ts';
import type { Problem } from './field-problem.ts';
import { parseJson, stackOf } from 'releases/serving';
import { FormHeaders } from './form-headers.ts';
import { FormNotKept, KEPT_MESSAGE } from './stored-form.ts';
import { type ContentKind, readAnswers } from './read-answers.ts';
import type { Accept, FormOutcome } from '../queue/submissions.ts';

export interface FormRoutes {
  readonly accept: Accept;
  /** Refuses who sends too many forms. */
  readonly limit: onRequestAsyncHookHandler;
}

const BODY_LIMIT = 32 * 1024;

const PATHS: Readonly<Record<ContentKind, string>> = {
  member: '/api/members',
  'prayer-request': '/api/prayer-requests',
};

const Body = v.pipe(
  v.instance(Buffer),
  v.transform((bytes) => parseJson(bytes.toString())),
  v.strictObject({ data: v.unknown() }),
);

/** The content API's forms, as the pages' script sends them: kept, then delivered. */
export async function formRoutes(app: FastifyInstance, { accept, limit }: FormRoutes): Promise<void> {
  app.setErrorHandler(sendError);
  // JSON only: a page elsewhere cannot send that without being asked (CORS), so it cannot submit for a visitor.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
    done(null, body),
  );
  const post = (kind: ContentKind) =>
    app.post(PATHS[kind], { onRequest: limit }, async (request, reply) => {
      const headers = v.safeParse(FormHeaders, request.headers);
      if (!headers.success) return send(reply, apiError(400, 'BadRequestError', 'idempotency-key has to be a UUID'));
      const body = v.safeParse(Body, request.body);
      if (!body.success) return send(reply, apiError(400, 'ValidationError', 'Send {"data": {…}} as JSON'));
      const read = readAnswers(kind, body.output.data);
      if ('problems' in read) return send(reply, validationError(read.problems));
      const { 'idempotency-key': key, 'form-seconds': seconds, 'form-homepage': homepage } = headers.output;
      // Who sends no key, no page of ours, means each form by itself.
      const address = key === undefined ? undefined : request.ip;
      return sendOutcome(reply, await accept({ kind, answers: read.answers, key, address, seconds, homepage }));
    });
  post('member');
  post('prayer-request');
}

function validationError(problems: readonly Problem[]): ApiErrorBody {
  const errors = problems.map(
    ({ field, message }) => ({ path: [field], message, name: 'ValidationError' }) as const satisfies object,
  );
  return apiValidationError(summaryOf(problems), errors);
}

/** In one sentence. */
function summaryOf(problems: readonly Problem[]): string {
  return `Please correct: ${problems.map(({ label, message }) => `${label} (${message})`).join(', ')}`;
}

const OTHER = apiError(422, 'UnprocessableEntityError', 'This idempotency-key belongs to other answers');

function sendOutcome(reply: FastifyReply, outcome: FormOutcome): FastifyReply {
  if (outcome.state === 'other') return send(reply, OTHER);
  reply.header('cache-control', 'no-store');
  if (outcome.state === 'kept') return reply.code(202).send({ data: null, message: KEPT_MESSAGE });
  const { status, body } = outcome.answer;
  return reply.code(status).type('application/json; charset=utf-8').send(body);
}

function send(reply: FastifyReply, error: ApiErrorBody): FastifyReply {
  return reply.code(error.error.status).header('cache-control', 'no-store').send(error);
}

const NOT_KEPT = apiError(
  503,
  'ServiceUnavailableError',
  'Your form could not be taken just now. Please try again in a few minutes.',
);

function sendError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof FormNotKept) {
    request.log.error({ reason: error.message }, 'a form could not be kept');
    return send(reply.header('retry-after', '30'), NOT_KEPT);
  }
  const status = error.statusCode ?? 500;
  if (status < 500) return send(reply, apiError(status, error.name, error.message));
  request.log.error({ stack: stackOf(error) }, 'a form could not be handled');
  return send(reply, apiError(500, 'InternalServerError', 'Something went wrong on our side.'));
}
