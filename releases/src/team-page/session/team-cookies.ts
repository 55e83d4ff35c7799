import type { FastifyReply, FastifyRequest } from 'fastify';
import { createOwnCookie } from '../../http/own-cookie.ts';

/** `team` has the session, `team-said` the outcome of a form. */
type Name = 'team' | 'team-said';

interface NewCookie {
  readonly name: Name;
  readonly value: string;
  /** Seconds. */
  readonly maxAge: number;
}

export interface TeamCookies {
  read(request: FastifyRequest, name: Name): string | undefined;
  set(reply: FastifyReply, cookie: NewCookie): void;
  clear(reply: FastifyReply, name: Name): void;
}

/** Cookies for requests from this site's own pages (`SameSite=Strict`). */
export function createTeamCookies(secure: boolean): TeamCookies {
  const named = (name: Name) => createOwnCookie({ name, secure, sameSite: 'strict' });
  return {
    read: (request, name) => named(name).read(request),
    set: (reply, { name, value, maxAge }) => named(name).set(reply, value, { maxAge }),
    clear: (reply, name) => named(name).set(reply, '', { maxAge: 0 }),
  };
}
