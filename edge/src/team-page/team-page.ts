import formBody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import type { Health } from '../judge/health.ts';
import type { ReleaseLoader } from '../releases/load-release.ts';
import type { Outbox } from '../mail/outbox.ts';
import type { Releases } from '../releases/open-releases.ts';
import { changeRoutes } from './change/change-routes.ts';
import type { FormDesk } from './forms/form-desk.ts';
import { formRoutes } from './forms/form-routes.ts';
import { sendProblem } from './pages/send-problem.ts';
import { overviewRoute } from './pages/overview-route.ts';
import { PAGE_HEADERS } from './pages/page-headers.ts';
import { refuseScripts } from './session/refuse-scripts.ts';
import { sessionRoutes } from './session/session-routes.ts';
import { createSessions } from './session/sessions.ts';
import { teamCookies } from './session/team-cookies.ts';

export interface TeamPage {
  readonly releases: Releases;
  readonly loader: Pick<ReleaseLoader, 'section' | 'shell'>;
  readonly health: Health;
  readonly submissions: FormDesk['submissions'];
  readonly outbox: Outbox;
  readonly publicUrl: string;
  /** 256 bits that all edges of the site share (`siteSecret`). */
  readonly sessionKey: Buffer;
  readonly now: () => Date;
}

const BODY_LIMIT = 8 * 1024;

/** `/_/`: what is released, how it does, what was done, which forms wait; and the buttons, for holders of a team's token. */
export async function teamPage(app: FastifyInstance, options: TeamPage): Promise<void> {
  const { releases, publicUrl, sessionKey: key, now } = options;
  const cookies = teamCookies(publicUrl.startsWith('https:'));
  const parts = { ...options, cookies, sessions: createSessions({ key, teams: releases.teams, now }) };

  app.removeAllContentTypeParsers();
  await app.register(formBody, { bodyLimit: BODY_LIMIT });
  app.addHook('onRequest', async (_request, reply) => void reply.headers(PAGE_HEADERS));
  app.addHook('onRequest', refuseScripts);
  app.setErrorHandler(sendProblem(parts));

  await app.register(overviewRoute, parts);
  await app.register(sessionRoutes, parts);
  await app.register(changeRoutes, parts);
  await app.register(formRoutes, parts);
}
