import type { Limits } from 'database';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { householdOf } from '../http/limit-requests.ts';
import type { AuditLog } from '../store/audit/audit-log.ts';
import type { TeamStore } from '../store/teams/team-store.ts';
import { type Identity, mayRelease } from '../store/teams/team.ts';
import { authenticate } from '../store/teams/token.ts';
import { isSectionName } from '../table/names.ts';
import { CallRefused } from './call-refused.ts';

/** Failed calls from one address; for IPv6 from one /64 network. */
const FAILURES_PER_MINUTE = 60;
/** Audit entries for failed calls, all addresses together. */
const WRITTEN_PER_MINUTE = 5;

export interface AccessOptions {
  readonly teams: TeamStore;
  readonly audit: AuditLog;
  readonly limits: Limits;
  readonly now: () => Date;
}

type Hook = (request: FastifyRequest) => Promise<void>;

/** Hooks that refuse a request. `action` is the name in the audit log. */
export interface Access {
  /** Requires a team's token. Runs on every route. */
  readonly token: Hook;
  /** Requires that `:section` is one of the team's own. */
  readonly section: (action: string) => Hook;
  /** Requires an operator's token. */
  readonly operator: (action: string) => Hook;
}

/** The caller's team. Valid after the hook `token`. */
export function identityOf(request: FastifyRequest): Identity {
  return request.getDecorator<Identity>('identity');
}

/** Reads the teams at each request, so a revoked token is refused at once. */
export function createAccess(app: FastifyInstance, { teams, audit, limits, now }: AccessOptions): Access {
  app.decorateRequest('identity');
  const write: WriteRefusal = (refusal) => audit.append({ ...refusal, at: now().toISOString(), outcome: 'refused' });
  const refuseStranger = strangerRefusal(limits, write);

  async function refuse(request: FastifyRequest, refusal: Omit<AccessRefusal, 'who'>): Promise<never> {
    await write({ who: identityOf(request).team, ...refusal });
    throw new CallRefused(403, 'forbidden', refusal.note);
  }

  return {
    async token(request) {
      const [, text = ''] = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
      const identity = authenticate(await teams.read(), text);
      if (!identity) return refuseStranger(request);
      request.setDecorator('identity', identity);
    },
    section: (action) => async (request) => {
      const section = sectionOf(request);
      const { team, sections } = identityOf(request);
      if (mayRelease({ sections: [...sections] }, section)) return;
      await refuse(request, { action, section, note: `The team ${team} may not release ${section}.` });
    },
    operator: (action) => async (request) => {
      const { team, operator } = identityOf(request);
      if (operator) return;
      await refuse(request, { action, note: `The team ${team} does not operate this site: it may not do this.` });
    },
  };
}

interface AccessRefusal {
  readonly who: string;
  readonly action: string;
  readonly section?: string;
  readonly note: string;
}

type WriteRefusal = (refusal: AccessRefusal) => Promise<void>;

/** Refuses calls without a valid token. Limits audit entries per minute, so strangers cannot fill the log. */
function strangerRefusal(limits: Limits, write: WriteRefusal): (request: FastifyRequest) => Promise<never> {
  const failed = limits.limit('calls without a token', FAILURES_PER_MINUTE);
  const written = limits.limit('calls without a token in the audit log', WRITTEN_PER_MINUTE);
  return async (request) => {
    const { waitSeconds } = await failed(householdOf(request));
    if (waitSeconds !== null)
      throw new CallRefused(429, 'too-many', `Too many calls without a valid token. Wait ${waitSeconds} s.`);
    if ((await written('everybody')).waitSeconds === null)
      await write({ who: 'nobody', action: 'sign in', note: 'A call without a valid token.' });
    throw new CallRefused(401, 'unauthorized', 'This needs the token of a team (Authorization: Bearer soteria_…).');
  };
}

function sectionOf({ params }: FastifyRequest): string {
  const section = typeof params === 'object' && params !== null && 'section' in params ? params.section : undefined;
  if (typeof section === 'string' && isSectionName(section)) return section;
  throw new CallRefused(
    400,
    'invalid',
    `"${String(section)}" is not a section's name (lower-case letters, digits, dashes).`,
  );
}
