import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { readSignedJson, signJson } from '../../store/files/secrets.ts';
import type { Session } from './sessions.ts';
import type { TeamCookies } from './team-cookies.ts';

const SECONDS = 60;

export interface FlashOptions {
  readonly session: Session;
  readonly cookies: TeamCookies;
  readonly sessionKey: Buffer;
}

/** Stores a form's outcome in a signed cookie for the next page. In the address anybody could write it. */
export function setFlash(reply: FastifyReply, text: string, { session, cookies, sessionKey }: FlashOptions): void {
  cookies.set(reply, { name: 'team-said', value: signJson(text, purposeOf(session), sessionKey), maxAge: SECONDS });
}

/** Reads and deletes the stored outcome; undefined without one. */
export function takeFlash(
  request: FastifyRequest,
  reply: FastifyReply,
  { session, cookies, sessionKey }: FlashOptions,
): string | undefined {
  const cookie = cookies.read(request, 'team-said');
  if (cookie === undefined) return undefined;
  cookies.clear(reply, 'team-said');
  const text = v.safeParse(v.string(), readSignedJson(cookie, purposeOf(session), sessionKey));
  return text.success ? text.output : undefined;
}

/** Part of the signed text. Earlier versions of the edge read it too, so it stays. */
function purposeOf({ formToken }: Session): string {
  return `said in ${formToken}`;
}
