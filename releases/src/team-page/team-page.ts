import formBody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import type { Health } from '../judge/health-log.ts';
import type { ReleaseLoader } from '../store/load-release.ts';
import type { OpenedStore } from '../store/open-store.ts';
import { changeRoutes } from './change/change-routes.ts';
import { sendProblem } from './pages/send-problem.ts';
import { overviewRoute } from './pages/overview-route.ts';
import { PAGE_HEADERS } from './pages/page-headers.ts';
import { refuseScripts } from './session/refuse-scripts.ts';
import { sessionRoutes } from './session/session-routes.ts';
import { createSessions } from './session/sessions.ts';
import { createTeamCookies } from './session/team-cookies.ts';
import type { TeamPagePart } from './team-page-part.ts';

export interface TeamPageOptions {
  readonly releases: OpenedStore;
  readonly loader: Pick<ReleaseLoader, 'section' | 'shell'>;
  readonly health: Health;
  /** Shown between the releases and the audit log. */
  readonly parts: readonly TeamPagePart[];
  readonly publicUrl: string;
  /** 256 bits that all edges of the site share (`siteSecret`). */
  readonly sessionKey: Buffer;
  readonly now: () => Date;
}

const BODY_LIMIT = 8 * 1024;

/** `/_/`: what is released, how it does, what was done; and the buttons, for holders of a team's token. */
export async function teamPage(app: FastifyInstance, options: TeamPageOptions): Promise<void> {
  const { releases, publicUrl, sessionKey, now, parts } = options;
  const cookies = createTeamCookies(publicUrl.startsWith('https:'));
  const sessions = createSessions({ key: sessionKey, teams: releases.teams, now });
  const tools = { ...options, audit: releases.audit, cookies, sessions };

  app.removeAllContentTypeParsers();
  await app.register(formBody, { bodyLimit: BODY_LIMIT });
  app.addHook('onRequest', async (_request, reply) => void reply.headers(PAGE_HEADERS));
  app.addHook('onRequest', refuseScripts);
  app.setErrorHandler(sendProblem(tools));

  await app.register(overviewRoute, tools);
  await app.register(sessionRoutes, tools);
  await app.register(changeRoutes, tools);
  for (const part of parts) await part.routes(app, tools);
}
