import * as v from 'valibot';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readSignedJson, signJson } from './signed-json.ts';
import type { Session } from './sessions.ts';
import type { TeamCookies } from './team-cookies.ts';

const SECONDS = 60;

export interface Said {
  readonly cookies: TeamCookies;
  readonly sessionKey: Buffer;
}

/** Keeps what became of a form for the page that follows it: in the address anybody could write it. */
export function say(reply: FastifyReply, text: string, session: Session, { cookies, sessionKey }: Said): void {
  cookies.set(reply, 'team-said', signJson(text, purposeOf(session), sessionKey), SECONDS);
}

/** What was said, once. */
export function takeSaid(
  request: FastifyRequest,
  reply: FastifyReply,
  session: Session,
  { cookies, sessionKey }: Said,
): string | undefined {
  const cookie = cookies.read(request, 'team-said');
  if (cookie === undefined) return undefined;
  cookies.clear(reply, 'team-said');
  const text = v.safeParse(v.string(), readSignedJson(cookie, purposeOf(session), sessionKey));
  return text.success ? text.output : undefined;
}

function purposeOf({ formToken }: Session): string {
  return `said in ${formToken}`;
}
