import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A cookie of the site, invisible to scripts (`HttpOnly`). */
export interface OwnCookie {
  read(request: FastifyRequest): string | undefined;
  set(reply: FastifyReply, value: string, ends: { readonly maxAge: number } | { readonly expires: Date }): void;
}

export interface OwnCookieOptions {
  readonly name: string;
  /** Whether the site's public address is https. */
  readonly secure: boolean;
  /** `strict`: not sent when a visitor follows a link from another site. */
  readonly sameSite: 'lax' | 'strict';
}

/** With https the `__Host-` prefix stops other hosts of the domain from setting it (RFC 6265bis, 4.1.3.2). */
export function createOwnCookie({ name: plain, secure, sameSite }: OwnCookieOptions): OwnCookie {
  const name = secure ? `__Host-${plain}` : plain;
  const options = { path: '/', httpOnly: true, sameSite, secure };
  return {
    read: ({ headers }) => parseCookie(headers.cookie ?? '')[name],
    set: (reply, value, ends) =>
      void reply.header('set-cookie', stringifySetCookie({ name, value, ...options, ...ends })),
  };
}
