import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { limitRequests } from '../../http/limit-requests.ts';
import { refuseCrossSite } from '../../http/refuse-cross-site.ts';
import type { AuditLog } from '../../store/audit/audit-log.ts';
import type { OpenedStore } from '../../store/open-store.ts';
import { authenticate } from '../../store/teams/token.ts';
import { signInPage } from '../pages/sign-in-page.ts';
import { readForm } from '../session/read-form.ts';
import { SESSION_SECONDS, type Sessions, signedIn } from '../session/sessions.ts';
import type { TeamCookies } from '../session/team-cookies.ts';

const WINDOW_MS = 60_000;
const PER_WINDOW = 10;

interface SignInRefusalsOptions {
  readonly audit: AuditLog;
  readonly now: () => Date;
}

/** Audits refused sign-ins. A limit per minute stops strangers from filling the log. */
function signInRefusals({ audit, now }: SignInRefusalsOptions): () => Promise<void> {
  let began = 0;
  let written = 0;
  return async () => {
    const at = now();
    if (at.getTime() - began >= WINDOW_MS) [began, written] = [at.getTime(), 0];
    written += 1;
    if (written > PER_WINDOW) return;
    const note =
      written < PER_WINDOW ? 'No team has this token.' : 'No team has this token. More of this minute is left out.';
    await audit.append({ at: at.toISOString(), who: 'edge', action: 'sign-in', outcome: 'refused', note });
  };
}

export interface SessionRouteOptions {
  readonly releases: OpenedStore;
  readonly sessions: Sessions;
  readonly cookies: TeamCookies;
  readonly publicUrl: string;
  readonly now: () => Date;
}

const SIGN_INS_PER_MINUTE = 20;
const SignIn = v.object({ token: v.pipe(v.string(), v.trim(), v.maxLength(200)) });

/** Sign-in with a token, and sign-out. */
export async function sessionRoutes(app: FastifyInstance, options: SessionRouteOptions): Promise<void> {
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
    cookies.set(reply, { name: 'team', value: sessions.begin(identity), maxAge: SESSION_SECONDS });
    return reply.redirect('/_/', 303);
  });

  app.post('/_/session/end', { onRequest: ours }, async (request: FastifyRequest, reply: FastifyReply) => {
    readForm(request.body, await signedIn(request, options));
    cookies.clear(reply, 'team');
    return reply.redirect('/_/', 303);
  });
}
