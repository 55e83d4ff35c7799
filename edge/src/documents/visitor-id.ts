import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ownCookie } from 'releases/serving';

const YEAR_SECONDS = 365 * 24 * 60 * 60;
const ID = /^[\w-]{22}$/;

/** The visitor's random id, given on the first visit during a rollout. It says nothing about the person. */
export function visitorId(request: FastifyRequest, reply: FastifyReply, secure: boolean): string {
  const cookie = ownCookie({ name: 'visitor', secure, sameSite: 'lax' });
  const known = cookie.read(request);
  if (known !== undefined && ID.test(known)) return known;
  const value = randomBytes(16).toString('base64url');
  cookie.set(reply, value, { maxAge: YEAR_SECONDS });
  return value;
}
