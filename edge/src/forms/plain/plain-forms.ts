import formBody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import { refuseCrossSite } from 'releases/serving';
import { FORMS } from 'shared/contract';
import * as v from 'valibot';
import type { Accept } from '../intake/accept-form.ts';
import { type EmailAccount, emailProblems, emailRequest } from '../intake/email-request.ts';
import type { EmailRoutesOptions } from '../intake/email-routes.ts';
import { statusOfFailure } from '../intake/errors.ts';
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

/** The contact form. EmailJS's form endpoint wants fields and identifiers on one level. */
function contactForm(accept: Accept, account?: EmailAccount): PlainForm {
  const EmailRequest = emailRequest(account);
  return {
    name: 'message',
    submit: async ({ lib_version, user_id, service_id, template_id, ...template_params }, { ip: address }) => {
      const names = { lib_version, user_id, service_id, template_id };
      const { success, output, issues } = v.safeParse(EmailRequest, { ...names, template_params });
      if (!success) return { status: 400, problems: emailProblems(issues) };
      const { state } = await accept({ ...output.template_params, address });
      return { status: state === 'stored' ? 202 : 200 };
    },
  };
}
