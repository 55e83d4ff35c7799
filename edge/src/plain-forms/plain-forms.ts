import formBody from '@fastify/formbody';
import type { FastifyInstance, onRequestHookHandler } from 'fastify';
import type { Submit } from '../content/submit.ts';
import type { EmailAccount } from '../mail/email-request.ts';
import type { SendContact } from '../mail/send-contact.ts';
import { refuseCrossSite } from '../refuse-cross-site.ts';
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
  readonly submit: Submit;
  readonly sendContact: SendContact;
  readonly emailAccount?: EmailAccount | undefined;
  /** Refuses an address that sends too many mails; the content API counts its forms itself. */
  readonly limit: onRequestHookHandler;
}

/** Percent-encoded: 5000 characters of Chinese are 45 kB. */
const BODY_LIMIT = 64 * 1024;

/**
 * The site's forms in a browser without JavaScript: sent by the browser itself, answered by a page. Of the encodings that
 * a form can have only `application/x-www-form-urlencoded` is taken; EmailJS's SDK would send `multipart/form-data` here,
 * but the site's script uses its JSON call.
 */
export async function plainForms(app: FastifyInstance, options: PlainForms): Promise<void> {
  const { publicUrl, submit, sendContact, emailAccount, limit } = options;
  addFormConstraint(app);
  app.removeAllContentTypeParsers();
  await app.register(formBody, { bodyLimit: BODY_LIMIT });
  const ours = refuseCrossSite(publicUrl);

  const post = (url: string, form: PlainForm, onRequest: onRequestHookHandler[], constraints = {}) =>
    app.post(url, {
      constraints,
      onRequest,
      errorHandler: (error, request, reply) =>
        sendResult(reply, { form, outcome: outcomeOfError(error, request.log), request, publicUrl }),
      handler: async (request, reply) => {
        const outcome = await form.submit(readFields(request.body ?? {}), request);
        return sendResult(reply, { form, outcome, request, publicUrl });
      },
    });

  const json = { body: 'form' };
  post('/api/members', contentForm('/api/members', WORDS.member, submit), [ours], json);
  post('/api/prayer-requests', contentForm('/api/prayer-requests', WORDS.prayer, submit), [ours], json);
  post('/api/v1.0/email/send-form', contactForm(WORDS.contact, sendContact, emailAccount), [ours, limit]);
}
