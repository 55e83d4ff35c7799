import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { limitRequests } from '../../http/limit-requests.ts';
import { refuseCrossSite } from '../../http/refuse-cross-site.ts';
import type { OpenedStore } from '../../store/open-store.ts';
import { authenticate } from '../../store/teams/token.ts';
import { signInPage } from '../pages/sign-in-page.ts';
import { readForm } from './read-form.ts';
import { SESSION_SECONDS, type Sessions } from './sessions.ts';
import { signInRefusals } from './sign-in-refusals.ts';
import { signedIn } from './signed-in.ts';
import type { TeamCookies } from './team-cookies.ts';

export interface SessionRoutes {
  readonly releases: OpenedStore;
  readonly sessions: Sessions;
  readonly cookies: TeamCookies;
  readonly publicUrl: string;
  readonly now: () => Date;
}

const SIGN_INS_PER_MINUTE = 20;
const SignIn = v.object({ token: v.pipe(v.string(), v.trim(), v.maxLength(200)) });

/** Signing in with a token, and out. */
export async function sessionRoutes(app: FastifyInstance, options: SessionRoutes): Promise<void> {
  const { releases, sessions, cookies, publicUrl, now } = options;
  const ours = refuseCrossSite(publicUrl);
  const limit = await limitRequests(app, { perMinute: SIGN_INS_PER_MINUTE });
  const noteRefusal = signInRefusals({ audit: releases.audit, now });

  app.post('/_/session', { onRequest: [ours, limit] }, async (request, reply) => {
    const form = v.safeParse(SignIn, request.body);
    const identity = form.success ? authenticate(await releases.teams.read(), form.output.token) : null;
    if (!identity) {
      await noteRefusal();
      return reply.code(401).send(String(await signInPage('No team has this token. Copy it once more, as a whole.')));
    }
    cookies.set(reply, 'team', sessions.begin(identity), SESSION_SECONDS);
    return reply.redirect('/_/', 303);
  });

  app.post('/_/session/end', { onRequest: ours }, async (request: FastifyRequest, reply: FastifyReply) => {
    readForm(request.body, await signedIn(request, options));
    cookies.clear(reply, 'team');
    return reply.redirect('/_/', 303);
  });
}
