import type { FastifyInstance } from 'fastify';
import { refuseCrossSite } from '../../http/refuse-cross-site.ts';
import type { OpenedStore } from '../../store/open-store.ts';
import { mayRelease } from '../../store/teams/team.ts';
import { ChangeForm, ChangeQuestion } from '../change/change-form.ts';
import { consequenceOf } from '../change/consequence.ts';
import { ForeignSection, makeChange, outdated } from '../change/make-change.ts';
import { sectionState } from '../change/team-action.ts';
import { confirmPage } from '../pages/confirm-page.ts';
import { setFlash } from '../session/flash-message.ts';
import { parsedForm, readForm } from '../session/read-form.ts';
import { type Sessions, signedIn } from '../session/sessions.ts';
import type { TeamCookies } from '../session/team-cookies.ts';

export interface ChangeRouteOptions {
  readonly releases: OpenedStore;
  readonly sessions: Sessions;
  readonly cookies: TeamCookies;
  readonly sessionKey: Buffer;
  readonly publicUrl: string;
  readonly now: () => Date;
}

/** Routes for confirming a change and for making it. */
export async function changeRoutes(app: FastifyInstance, options: ChangeRouteOptions): Promise<void> {
  app.get('/_/confirm', async (request, reply) => {
    const session = await signedIn(request, options);
    const question = parsedForm(ChangeQuestion, request.query);
    if (!mayRelease(session.identity, question.section)) throw new ForeignSection(question.section);
    return reply.send(String(await confirmPage({ session, question, ...(await confirmation(question, options)) })));
  });

  app.post('/_/change', { onRequest: refuseCrossSite(options.publicUrl) }, async (request, reply) => {
    const session = await signedIn(request, options);
    const form = parsedForm(ChangeForm, readForm(request.body, session));
    setFlash(reply, await makeChange(form, session.identity, options), { ...options, session });
    return reply.redirect('/_/', 303);
  });
}

/** Consequence and state, both from one table. */
async function confirmation({ action, section, version }: ChangeQuestion, { releases, now }: ChangeRouteOptions) {
  const { table } = await releases.store.read();
  const consequence = consequenceOf(action, { table, section, now: now() });
  if (consequence.version !== version) throw outdated(section);
  return { consequence, state: sectionState(table, section) };
}
