import type { Limits } from 'database';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { limitRequests } from '../../http/limit-requests.ts';
import { refuseCrossSite } from '../../http/refuse-cross-site.ts';
import type { AuditLog } from '../../store/audit/audit-log.ts';
import type { OpenedStore } from '../../store/open-store.ts';
import { authenticate } from '../../store/teams/token.ts';
import { signInPage } from '../pages/sign-in-page.ts';
import { readForm, SESSION_SECONDS, type Sessions, signedIn } from '../session/sessions.ts';
import type { TeamCookies } from '../session/team-cookies.ts';

/** Audit entries for refused sign-ins, all addresses together. */
const WRITTEN_PER_MINUTE = 10;

interface SignInRefusalsOptions {
  readonly audit: AuditLog;
  readonly limits: Limits;
  readonly now: () => Date;
}

/** Audits refused sign-ins. A limit per minute stops strangers from filling the log. */
function signInRefusals({ audit, limits, now }: SignInRefusalsOptions): () => Promise<void> {
  const written = limits.limit('refused sign-ins in the audit log', WRITTEN_PER_MINUTE);
  return async () => {
    const { count, waitSeconds } = await written('everybody');
    if (waitSeconds !== null) return;
    const more = count === WRITTEN_PER_MINUTE ? ' More of this minute is left out.' : '';
    const note = `No team has this token.${more}`;
    await audit.append({ at: now().toISOString(), who: 'edge', action: 'sign-in', outcome: 'refused', note });
  };
}

export interface SessionRouteOptions {
  readonly releases: OpenedStore;
  readonly sessions: Sessions;
  readonly cookies: TeamCookies;
  readonly limits: Limits;
  readonly publicUrl: string;
  readonly now: () => Date;
}

const SIGN_INS_PER_MINUTE = 20;
const SignIn = v.object({ token: v.pipe(v.string(), v.trim(), v.maxLength(200)) });

/** Sign-in with a token, and sign-out. */
export async function sessionRoutes(app: FastifyInstance, options: SessionRouteOptions): Promise<void> {
  const { releases, sessions, cookies, limits, publicUrl, now } = options;
  const ours = refuseCrossSite(publicUrl);
  const limit = limitRequests({ limits, name: 'sign-ins', perMinute: SIGN_INS_PER_MINUTE });
  const noteRefusal = signInRefusals({ audit: releases.audit, limits, now });

  app.post('/_/session', { onRequest: [ours, limit] }, async (request, reply) => {
    const form = v.safeParse(SignIn, request.body);
    const identity = form.success ? authenticate(await releases.teams.read(), form.output.token) : null;
    if (!identity) {
      await noteRefusal();
      return reply.code(401).send(String(await signInPage('No team has this token. Copy it once more, as a whole.')));
    }
    cookies.set(reply, { name: 'team', value: sessions.begin(identity), maxAge: SESSION_SECONDS });
    return reply.redirect('/_/', 303);
  });

  app.post('/_/session/end', { onRequest: ours }, async (request: FastifyRequest, reply: FastifyReply) => {
    readForm(request.body, await signedIn(request, options));
    cookies.clear(reply, 'team');
    return reply.redirect('/_/', 303);
  });
}
