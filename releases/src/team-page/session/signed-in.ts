import type { FastifyRequest } from 'fastify';
import type { Session, Sessions } from './sessions.ts';
import { SignedOut } from './signed-out.ts';
import type { TeamCookies } from './team-cookies.ts';

/** The request's session. Throws {@link SignedOut} without one. */
export async function signedIn(
  request: FastifyRequest,
  { cookies, sessions }: { readonly cookies: TeamCookies; readonly sessions: Sessions },
): Promise<Session> {
  const session = await sessions.read(cookies.read(request, 'team'));
  if (!session) throw new SignedOut();
  return session;
}
