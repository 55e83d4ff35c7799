import type { FastifyInstance } from 'fastify';
import { parsedForm, readForm, setFlash, signedIn, type TeamPageTools } from 'releases/control';
import { refuseCrossSite } from 'releases/serving';
import * as v from 'valibot';
import { FormAction, type FormDesk, handleForm, openForm } from './form-desk.ts';
import { formPage } from './form-page.ts';

export interface StaffRoutesOptions extends TeamPageTools {
  readonly submissions: FormDesk['submissions'];
}

const Question = v.object({ id: v.pipe(v.string(), v.maxLength(100)) });
const Order = v.object({ ...Question.entries, action: FormAction });

/** Shows one form to the operator, and delivers or deletes it. */
export async function staffRoutes(app: FastifyInstance, options: StaffRoutesOptions): Promise<void> {
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
