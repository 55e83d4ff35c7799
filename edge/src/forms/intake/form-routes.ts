import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import { FORM_HEADERS, FORMS } from 'shared/contract';
import * as v from 'valibot';
import { apiError } from '../../content/api-error.ts';
import type { Accept } from './accept-form.ts';
import { FormHeaders } from './form-headers.ts';
import { sendApiError, sendFailure, sendOutcome, validationError } from './form-replies.ts';
import { type ContentKind, readAnswers } from './read-answers.ts';

export interface FormRoutesOptions {
  readonly accept: Accept;
  /** Refuses requests of clients that send too many forms. */
  readonly limit: onRequestAsyncHookHandler;
}

const BODY_LIMIT = 32 * 1024;

const Body = v.pipe(
  v.instance(Buffer),
  v.transform((bytes) => bytes.toString()),
  v.parseJson(),
  v.strictObject({ data: v.unknown() }),
);

/** Takes the content API's forms, which the page's script sends. Each is stored, then delivered. */
export async function formRoutes(app: FastifyInstance, { accept, limit }: FormRoutesOptions): Promise<void> {
  app.setErrorHandler(sendFailure);
  // Takes JSON only. Another site's page cannot send JSON without permission (CORS).
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
    done(null, body),
  );
  const post = (kind: ContentKind) =>
    app.post(FORMS[kind].path, { onRequest: limit }, async (request, reply) => {
      const headers = v.safeParse(FormHeaders, request.headers);
      if (!headers.success)
        return sendApiError(reply, apiError(400, 'BadRequestError', `${FORM_HEADERS.key} has to be a UUID`));
      const body = v.safeParse(Body, request.body);
      if (!body.success) return sendApiError(reply, apiError(400, 'ValidationError', 'Send {"data": {…}} as JSON'));
      const read = readAnswers(kind, body.output.data);
      if ('problems' in read) return sendApiError(reply, validationError(read.problems));
      const { [FORM_HEADERS.key]: key, [FORM_HEADERS.seconds]: seconds } = headers.output;
      const homepage = headers.output[FORM_HEADERS.homepage];
      // Our pages always send a key. Without one, equal forms count as different forms.
      const address = key === undefined ? undefined : request.ip;
      return sendOutcome(reply, await accept({ kind, answers: read.answers, key, address, seconds, homepage }));
    });
  post('member');
  post('prayer-request');
}
