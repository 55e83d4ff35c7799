import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { html } from 'hono/html';
import { parsedForm, readForm, setFlash, signedIn, type TeamPagePart, type TeamPageTools } from 'releases/control';
import { refuseCrossSite, stackOf } from 'releases/serving';
import * as v from 'valibot';
import type { PendingForm } from '../queue/form-store.ts';
import { FormAction, type FormDesk, handleForm, openForm } from './form-desk.ts';
import { formPage } from './form-page.ts';
import { formsView } from './forms-view.ts';

export interface FormsPartOptions {
  readonly submissions: FormDesk['submissions'];
  /** Tells what is the matter with forms. Null when nothing is. */
  readonly notice: () => Promise<string | null>;
}

/** Shows visitors' forms on the team page. Every team sees their number. Only the operator reads and handles them. */
export function formsPart({ submissions, notice }: FormsPartOptions): TeamPagePart {
  return {
    async view({ identity }, log) {
      const forms = await pendingForms(submissions, log);
      return html`${formsView({ forms, notice: await notice(), operator: identity.operator })}`;
    },
    routes: async (app, tools) => void (await app.register(staffRoutes, { ...tools, submissions })),
  };
}

/** Returns null when the database cannot be read. The rest of the page does not need it. */
async function pendingForms(
  submissions: Pick<FormDesk['submissions'], 'list'>,
  log: FastifyBaseLogger,
): Promise<readonly PendingForm[] | null> {
  try {
    return await submissions.list();
  } catch (error) {
    log.error({ stack: stackOf(error) }, 'the stored forms cannot be listed');
    return null;
  }
}

interface StaffRoutesOptions extends TeamPageTools {
  readonly submissions: FormDesk['submissions'];
}

const Question = v.object({ id: v.pipe(v.string(), v.maxLength(100)) });
const Order = v.object({ ...Question.entries, action: FormAction });

/** Shows one form to the operator, and delivers or deletes it. */
async function staffRoutes(app: FastifyInstance, options: StaffRoutesOptions): Promise<void> {
  const { submissions, audit, now } = options;
  const desk = { submissions, audit, now };

  app.get('/_/form', async (request, reply) => {
    const session = await signedIn(request, options);
    const { id } = parsedForm(Question, request.query);
    const form = await openForm({ ...desk, id, identity: session.identity });
    return reply.send(String(await formPage({ session, form })));
  });

  app.post('/_/form', { onRequest: refuseCrossSite(options.publicUrl) }, async (request, reply) => {
    const session = await signedIn(request, options);
    const { action, id } = parsedForm(Order, readForm(request.body, session));
    const done = await handleForm(action, { ...desk, id, identity: session.identity });
    setFlash(reply, done, { ...options, session });
    return reply.redirect('/_/', 303);
  });
}
