import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { refuseCrossSite } from '../../refuse-cross-site.ts';
import type { Releases } from '../../releases/open-releases.ts';
import { parsedForm } from '../session/parsed-form.ts';
import { readForm } from '../session/read-form.ts';
import { say } from '../session/said.ts';
import type { Sessions } from '../session/sessions.ts';
import { signedIn } from '../session/signed-in.ts';
import type { TeamCookies } from '../session/team-cookies.ts';
import { FormAction } from './form-action.ts';
import { type FormDesk, handleForm, openForm } from './form-desk.ts';
import { formPage } from './form-page.ts';

export interface FormRoutes {
  readonly releases: Releases;
  readonly submissions: FormDesk['submissions'];
  readonly sessions: Sessions;
  readonly cookies: TeamCookies;
  readonly sessionKey: Buffer;
  readonly publicUrl: string;
  readonly now: () => Date;
}

const Question = v.object({ id: v.pipe(v.string(), v.maxLength(100)) });
const Order = v.object({ ...Question.entries, action: FormAction });

/** A visitor's form as the operator reads it, and what becomes of it. */
export async function formRoutes(app: FastifyInstance, options: FormRoutes): Promise<void> {
  const desk = { submissions: options.submissions, audit: options.releases.audit, now: options.now };

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
    say(reply, said, session, options);
    return reply.redirect('/_/', 303);
  });
}
