import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AuditLog } from '../store/audit/audit-log.ts';
import { isSectionName } from '../table/names.ts';
import { type Identity, mayRelease } from '../store/teams/team.ts';
import type { TeamStore } from '../store/teams/team-store.ts';
import { authenticate } from '../store/teams/token.ts';
import { CallRefused } from './call-refused.ts';

/** What one address may fail at in a minute; and of everybody's failures, how many come into the audit log. */
const FAILURES_PER_MINUTE = 60;
const WRITTEN_PER_MINUTE = 5;
const MINUTE_MS = 60_000;

export interface AccessOptions {
  readonly teams: TeamStore;
  readonly audit: AuditLog;
  readonly now: () => Date;
}

type Hook = (request: FastifyRequest) => Promise<void>;

/** Hooks that let a request in. `action` is what the audit log says was asked for. */
export interface Access {
  /** For every route: a token of a team. */
  readonly token: Hook;
  /** `:section` is among the team's own. */
  readonly section: (action: string) => Hook;
  readonly operator: (action: string) => Hook;
}

/** Who asks, after the hook `token`. */
export function identityOf(request: FastifyRequest): Identity {
  return request.getDecorator<Identity>('identity');
}

/** Reads the teams at each request: a revoked token opens nothing any more. */
export async function createAccess(app: FastifyInstance, { teams, audit, now }: AccessOptions): Promise<Access> {
  await app.register(rateLimit, { global: false });
  app.decorateRequest('identity');
  const failures = app.createRateLimit({ max: FAILURES_PER_MINUTE, timeWindow: MINUTE_MS });
  const written = app.createRateLimit({
    max: WRITTEN_PER_MINUTE,
    timeWindow: MINUTE_MS,
    keyGenerator: () => 'everybody',
  });

  const write = (refused: { who: string; action: string; section?: string; note: string }) =>
    audit.append({ ...refused, at: now().toISOString(), outcome: 'refused' });

  async function refuseStranger(request: FastifyRequest): Promise<never> {
    const failed = await failures(request);
    if (!failed.isAllowed && failed.isExceeded)
      throw new CallRefused(429, 'too-many', `Too many calls without a valid token. Wait ${failed.ttlInSeconds} s.`);
    const noted = await written(request);
    if (noted.isAllowed || !noted.isExceeded)
      await write({ who: 'nobody', action: 'sign in', note: 'A call without a valid token.' });
    throw new CallRefused(401, 'unauthorized', 'This needs the token of a team (Authorization: Bearer soteria_…).');
  }

  async function refuse(request: FastifyRequest, action: string, note: string, section?: string): Promise<never> {
    await write({ who: identityOf(request).team, action, ...(section === undefined ? {} : { section }), note });
    throw new CallRefused(403, 'forbidden', note);
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
      await refuse(request, action, `The team ${team} may not release ${section}.`, section);
    },
    operator: (action) => async (request) => {
      const { team, operator } = identityOf(request);
      if (!operator) await refuse(request, action, `The team ${team} does not operate this site: it may not do this.`);
    },
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
