import type { FastifyRequest } from 'fastify';
import type { Session, Sessions } from './sessions.ts';
import type { TeamCookies } from './team-cookies.ts';
import { RequestRefused } from '../../http/request-refused.ts';

/** Only a team that is signed in may do this. */
class SignedOut extends RequestRefused {
  constructor() {
    super(401, 'Your session is over, or your token was revoked. Nothing was changed; sign in again.');
  }
}

/** The request's session. Throws {@link SignedOut} without one. */
export async function signedIn(
  request: FastifyRequest,
  { cookies, sessions }: { readonly cookies: TeamCookies; readonly sessions: Sessions },
): Promise<Session> {
  const session = await sessions.read(cookies.read(request, 'team'));
  if (!session) throw new SignedOut();
  return session;
}
