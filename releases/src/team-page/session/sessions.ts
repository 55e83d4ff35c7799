import type { FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { RequestRefused } from '../../http/request-refused.ts';
import { isSameText, macOf, readSignedJson, signJson } from '../../store/files/secrets.ts';
import type { TeamStore } from '../../store/teams/team-store.ts';
import type { Identity } from '../../store/teams/team.ts';
import type { TeamCookies } from './team-cookies.ts';

/** The signed-in team. */
export interface Session {
  /** The team's current rights. Changes apply to running sessions. */
  readonly identity: Identity;
  readonly ends: Date;
  /** Each form of this session carries it. Other sessions have other ones. */
  readonly formToken: string;
}

/** Sessions are stored in the cookie only, so every edge can read them. */
export interface Sessions {
  /** A new session as text for a cookie, without the token. */
  begin(identity: Identity): string;
  /** Null for an invalid or expired session, and when its token was revoked. */
  read(cookie: string | undefined): Promise<Session | null>;
}

export interface SessionsOptions {
  /** 256 bits that all edges of the site share. */
  readonly key: Buffer;
  readonly teams: TeamStore;
  readonly now: () => Date;
}

/** A working day. */
export const SESSION_SECONDS = 8 * 60 * 60;

const Payload = v.strictObject({ team: v.string(), tokenId: v.string(), ends: v.number(), id: v.string() });

export function createSessions({ key, teams, now }: SessionsOptions): Sessions {
  return {
    begin({ team, tokenId }) {
      const ends = now().getTime() + SESSION_SECONDS * 1_000;
      return signJson({ team, tokenId, ends, id: randomBytes(16).toString('base64url') }, 'session', key);
    },
    async read(cookie = '') {
      const payload = v.safeParse(Payload, readSignedJson(cookie, 'session', key));
      if (!payload.success || payload.output.ends <= now().getTime()) return null;
      const identity = await identityOf(payload.output, teams);
      const ends = new Date(payload.output.ends);
      return identity && { identity, ends, formToken: macOf(cookie, 'form', key) };
    },
  };
}

async function identityOf(
  { team, tokenId }: v.InferOutput<typeof Payload>,
  teams: TeamStore,
): Promise<Identity | null> {
  const all = await teams.read();
  const present = Object.hasOwn(all, team) ? all[team] : undefined;
  if (!present?.tokens.some(({ id }) => id === tokenId)) return null;
  return { team, tokenId, operator: present.operator, sections: present.sections };
}

/** Refuses requests without a session. */
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

/** Validates a form or query of the team page. Throws a refusal when it is invalid. */
export function parsedForm<Schema extends v.GenericSchema>(schema: Schema, given: unknown): v.InferOutput<Schema> {
  const { success, output } = v.safeParse(schema, given);
  if (!success) throw new RequestRefused(400, 'The form could not be read. Open the page again and repeat it.');
  return output;
}

const Form = v.record(v.string(), v.string());

/** A form's fields. Refuses repeated fields, and forms without this session's form token. */
export function readForm(body: unknown, session: Session): Readonly<Record<string, string>> {
  const { success, output } = v.safeParse(Form, body);
  if (!success) throw new RequestRefused(400, 'The form could not be read. Open the page again and repeat it.');
  if (!isSameText(output['token'] ?? '', session.formToken))
    throw new RequestRefused(403, 'The form is of another session. Open the page again and repeat it.');
  return output;
}
