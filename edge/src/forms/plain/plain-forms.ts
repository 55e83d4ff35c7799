import formBody from '@fastify/formbody';
import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import type { EmailAccount } from '../intake/email-request.ts';
import { refuseCrossSite } from 'releases/serving';
import type { Accept } from '../queue/submissions.ts';
import { contactForm } from './contact-form.ts';
import { contentForm } from './content-form.ts';
import { addFormConstraint } from './form-constraint.ts';
import { outcomeOfError } from './outcome-of-error.ts';
import type { PlainForm } from './plain-form.ts';
import { readFields } from './read-fields.ts';
import { sendResult } from './send-result.ts';
import { WORDS } from './words.ts';

export interface PlainForms {
  readonly publicUrl: string;
  readonly accept: Accept;
  readonly emailAccount?: EmailAccount | undefined;
  /** Refuses who sends too many forms. */
  readonly limit: onRequestAsyncHookHandler;
}

/** Percent-encoded: 5000 characters of Chinese are 45 kB. */
const BODY_LIMIT = 64 * 1024;

/**
 * The site's forms in a browser without JavaScript: sent by the browser itself, answered by a page. Of the encodings that
 * a form can have only `application/x-www-form-urlencoded` is taken; EmailJS's SDK would send `multipart/form-data` here,
 * but the site's script uses its JSON call.
 */
export async function plainForms(app: FastifyInstance, options: PlainForms): Promise<void> {
  const { publicUrl, accept, emailAccount, limit } = options;
  addFormConstraint(app);
  app.removeAllContentTypeParsers();
  await app.register(formBody, { bodyLimit: BODY_LIMIT });
  const ours = refuseCrossSite(publicUrl);

  const post = (url: string, form: PlainForm, constraints = {}) =>
    app.post(url, {
      constraints,
      onRequest: [ours, limit],
      errorHandler: (error, request, reply) =>
        sendResult(reply, { form, outcome: outcomeOfError(error, request.log), request, publicUrl }),
      handler: async (request, reply) => {
        const outcome = await form.submit(readFields(request.body ?? {}), request);
        return sendResult(reply, { form, outcome, request, publicUrl });
      },
    });

  const json = { body: 'form' };
  post('/api/members', contentForm('member', WORDS.member, accept), json);
  post('/api/prayer-requests', contentForm('prayer-request', WORDS.prayer, accept), json);
  post('/api/v1.0/email/send-form', contactForm(WORDS.contact, accept, emailAccount));
}
