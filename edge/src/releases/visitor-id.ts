import { randomBytes } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

const NAME = 'visitor';
const YEAR_SECONDS = 365 * 24 * 60 * 60;
const ID = /^[\w-]{22}$/;

/** The visitor's random id, given on the first visit during a rollout. It says nothing about the person. */
export function visitorId(request: FastifyRequest, reply: FastifyReply, secure: boolean): string {
  const known = parseCookie(request.headers.cookie ?? '')[NAME];
  if (known !== undefined && ID.test(known)) return known;
  const value = randomBytes(16).toString('base64url');
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: YEAR_SECONDS } as const;
  reply.header('set-cookie', stringifySetCookie({ name: NAME, value, ...options }));
  return value;
}
