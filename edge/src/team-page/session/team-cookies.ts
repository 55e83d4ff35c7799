import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** `team` holds the session, `team-said` the outcome of a form for the page that follows it. */
type Name = 'team' | 'team-said';

export interface TeamCookies {
  read(request: FastifyRequest, name: Name): string | undefined;
  set(reply: FastifyReply, name: Name, value: string, maxAge: number): void;
  clear(reply: FastifyReply, name: Name): void;
}

/** Cookies that no script sees, and that a browser sends only from one page of this site to another. */
export function teamCookies(secure: boolean): TeamCookies {
  const options = { path: '/_/', httpOnly: true, sameSite: 'strict', secure } as const;
  const set: TeamCookies['set'] = (reply, name, value, maxAge) =>
    void reply.header('set-cookie', stringifySetCookie({ name, value, ...options, maxAge }));
  return {
    read: ({ headers }, name) => parseCookie(headers.cookie ?? '')[name],
    set,
    clear: (reply, name) => set(reply, name, '', 0),
  };
}
