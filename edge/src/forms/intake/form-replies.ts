import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { type FieldProblem, FORM_HEADERS, FORM_STORED, SITE_FAILED } from 'shared/contract';
import { apiError, type ApiErrorBody, apiValidationError, type FieldError } from '../../content/api-error.ts';
import type { FormOutcome } from './accept-form.ts';
import { FormNotStored, statusOfFailure } from './errors.ts';

/** Describes invalid answers as the content API does. */
export function validationError(problems: readonly FieldProblem[]): ApiErrorBody {
  const errors = problems.map(({ field, message }): FieldError => ({
    path: [field],
    message,
    name: 'ValidationError',
  }));
  const list = problems.map(({ label, message }) => `${label} (${message})`).join(', ');
  return apiValidationError(`Please correct: ${list}`, errors);
}

const OTHER = apiError(422, 'UnprocessableEntityError', `This ${FORM_HEADERS.key} belongs to other answers`);

/** Sends the content API's own answer. A form that is delivered later gets a 202. */
export function sendOutcome(reply: FastifyReply, outcome: FormOutcome): FastifyReply {
  if (outcome.state === 'other') return sendApiError(reply, OTHER);
  reply.header('cache-control', 'no-store');
  if (outcome.state === 'stored') return reply.code(202).send({ data: null, message: FORM_STORED });
  const { status, body } = outcome.answer;
  return reply.code(status).type('application/json; charset=utf-8').send(body);
}

export function sendApiError(reply: FastifyReply, body: ApiErrorBody): FastifyReply {
  return reply.code(body.error.status).header('cache-control', 'no-store').send(body);
}

const NOT_STORED = apiError(
  503,
  'ServiceUnavailableError',
  'Your form could not be taken just now. Please try again in a few minutes.',
);

/** Answers a form that failed, for the page's script. */
export function sendFailure(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = statusOfFailure(error, request.log);
  if (error instanceof FormNotStored) return sendApiError(reply.header('retry-after', '30'), NOT_STORED);
  if (status < 500) return sendApiError(reply, apiError(status, error.name, error.message));
  return sendApiError(reply, apiError(500, 'InternalServerError', SITE_FAILED));
}
