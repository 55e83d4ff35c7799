import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { refuseCrossSite } from '../../http/refuse-cross-site.ts';
import type { OpenedStore } from '../../store/open-store.ts';
import { mayRelease } from '../../store/teams/team.ts';
import { consequenceOf } from '../change/consequence.ts';
import {
  ChangeForm,
  ChangeQuestion,
  ForeignSection,
  makeChange,
  outdated,
  ReleaseQuestion,
} from '../change/make-change.ts';
import { readPlan, type RolloutPlan, USUAL_PLAN } from '../change/rollout-plan.ts';
import { sectionState } from '../change/team-action.ts';
import { confirmPage } from '../pages/confirm-page.ts';
import { rolloutPage } from '../pages/rollout-page.ts';
import { setFlash } from '../session/flash-message.ts';
import { parsedForm, readForm, type Session, type Sessions, signedIn } from '../session/sessions.ts';
import type { TeamCookies } from '../session/team-cookies.ts';

export interface ChangeRouteOptions {
  readonly releases: OpenedStore;
  readonly sessions: Sessions;
  readonly cookies: TeamCookies;
  readonly sessionKey: Buffer;
  readonly publicUrl: string;
  readonly now: () => Date;
}

const AskedPlan = v.object({
  steps: v.optional(v.string(), USUAL_PLAN.steps),
  every: v.optional(v.string(), USUAL_PLAN.every),
  wait: v.optional(v.string(), USUAL_PLAN.wait),
});

/** Routes for asking what a rollout shall be, for confirming a change, and for making it. */
export async function changeRoutes(app: FastifyInstance, options: ChangeRouteOptions): Promise<void> {
  app.get('/_/rollout', async (request, reply) => {
    const { session, question } = await asked(ReleaseQuestion, request, options);
    const typed = parsedForm(AskedPlan, request.query);
    await refuseRollout(question, options);
    return reply.send(String(await rolloutPage({ session, question, typed, faults: {} })));
  });

  app.get('/_/confirm', async (request, reply) => {
    const { session, question } = await asked(ChangeQuestion, request, options);
    const read = question.action === 'rollout' ? readPlan(question) : null;
    if (read?.ok === false) {
      const { faults } = read;
      return reply.code(400).send(String(await rolloutPage({ session, question, typed: question, faults })));
    }
    const confirming = await confirmation({ ...question, plan: read?.plan }, options);
    return reply.send(String(await confirmPage({ session, question, ...confirming })));
  });

  app.post('/_/change', { onRequest: refuseCrossSite(options.publicUrl) }, async (request, reply) => {
    const session = await signedIn(request, options);
    const form = parsedForm(ChangeForm, readForm(request.body, session));
    setFlash(reply, await makeChange(form, session.identity, options), { ...options, session });
    return reply.redirect('/_/', 303);
  });
}

/** The session and its question. Refuses what another team releases. */
export async function asked<Schema extends v.GenericSchema<unknown, { readonly section: string }>>(
  schema: Schema,
  request: FastifyRequest,
  options: ChangeRouteOptions,
): Promise<{ readonly session: Session; readonly question: v.InferOutput<Schema> }> {
  const session = await signedIn(request, options);
  const question = parsedForm(schema, request.query);
  if (!mayRelease(session.identity, question.section)) throw new ForeignSection(question.section);
  return { session, question };
}

/** Refuses before anything is typed what no plan could start. */
async function refuseRollout({ section, version }: ReleaseQuestion, { releases, now }: ChangeRouteOptions) {
  const { table } = await releases.store.read();
  consequenceOf('rollout', { table, section, version, now: now(), plan: { steps: [1], every: 1, wait: 1 } });
}

interface Confirming extends ChangeQuestion {
  readonly plan: RolloutPlan | undefined;
}

/** Consequence and state, both from one table. */
async function confirmation({ action, section, version, plan }: Confirming, { releases, now }: ChangeRouteOptions) {
  const { table } = await releases.store.read();
  const consequence = consequenceOf(action, { table, section, version, plan, now: now() });
  if (consequence.version !== version) throw outdated(section);
  return { consequence, state: sectionState(table, section) };
}
