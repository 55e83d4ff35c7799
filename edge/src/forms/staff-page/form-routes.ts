import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { parsedForm, readForm, setFlash, signedIn, type TeamPageTools } from 'releases/control';
import { refuseCrossSite } from 'releases/serving';
import { FormAction } from './form-words.ts';
import { type FormDesk, handleForm, openForm } from './form-desk.ts';
import { formPage } from './form-page.ts';

export interface StaffFormRoutes extends TeamPageTools {
  readonly submissions: FormDesk['submissions'];
}

const Question = v.object({ id: v.pipe(v.string(), v.maxLength(100)) });
const Order = v.object({ ...Question.entries, action: FormAction });

/** A visitor's form as the operator reads it, and what becomes of it. */
export async function formRoutes(app: FastifyInstance, options: StaffFormRoutes): Promise<void> {
  const desk = { submissions: options.submissions, audit: options.audit, now: options.now };

  app.get('/_/form', async (request, reply) => {
    const session = await signedIn(request, options);
    const { id } = parsedForm(Question, request.query);
    const form = await openForm(id, session.identity, desk);
    return reply.send(String(await formPage({ session, form })));
  });

  app.post('/_/form', { onRequest: refuseCrossSite(options.publicUrl) }, async (request, reply) => {
    const session = await signedIn(request, options);
    const { action, id } = parsedForm(Order, readForm(request.body, session));
    const said = await handleForm(action, id, { ...desk, identity: session.identity });
    setFlash(reply, said, { ...options, session });
    return reply.redirect('/_/', 303);
  });
}
