import formBody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import { refuseCrossSite } from 'releases/serving';
import { FORMS } from 'shared/contract';
import type { EmailAccount } from '../intake/email-request.ts';
import type { EmailRoutesOptions } from '../intake/email-routes.ts';
import { statusOfFailure } from '../intake/errors.ts';
import { contactForm } from './contact-form.ts';
import { contentForm } from './content-form.ts';
import { addFormConstraint } from './form-constraint.ts';
import { type PlainForm, readFields } from './plain-form.ts';
import { sendResult } from './send-result.ts';

export interface PlainFormsOptions extends EmailRoutesOptions {
  readonly emailAccount?: EmailAccount | undefined;
}

/** Fits 5000 Chinese characters, which are 45 kB when percent-encoded. */
const BODY_LIMIT = 64 * 1024;

/**
 * Takes the site's forms from browsers without JavaScript and answers with a page. Accepts only
 * `application/x-www-form-urlencoded`, which those forms use. Nothing on the site sends `multipart/form-data`.
 */
export async function plainForms(app: FastifyInstance, options: PlainFormsOptions): Promise<void> {
  const { publicUrl, accept, emailAccount, limit } = options;
  addFormConstraint(app);
  app.removeAllContentTypeParsers();
  await app.register(formBody, { bodyLimit: BODY_LIMIT });
  const onRequest = [refuseCrossSite(publicUrl), limit];

  const post = (form: PlainForm, constraints = {}) =>
    app.post(FORMS[form.name].path, {
      constraints,
      onRequest,
      errorHandler: (error, request, reply) => {
        const outcome = { status: statusOfFailure(error, request.log) };
        void sendResult(reply, { form, outcome, request, publicUrl });
      },
      handler: async (request, reply) => {
        const outcome = await form.submit(readFields(request.body ?? {}), request);
        return sendResult(reply, { form, outcome, request, publicUrl });
      },
    });

  post(contentForm('member', accept), { body: 'form' });
  post(contentForm('prayer-request', accept), { body: 'form' });
  post(contactForm(accept, emailAccount));
}
