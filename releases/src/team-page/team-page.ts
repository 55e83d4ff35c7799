import formBody from '@fastify/formbody';
import type { Limits } from 'database';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RequestRefused } from '../http/request-refused.ts';
import type { FailureCauses } from '../judge/failure-causes.ts';
import type { Health } from '../judge/health-log.ts';
import type { ReleaseLoader } from '../store/load-release.ts';
import type { OpenedStore } from '../store/open-store.ts';
import { PAGE_HEADERS } from './markup/page-headers.ts';
import { changeRoutes } from './routes/change-routes.ts';
import { overviewRoute } from './routes/overview-route.ts';
import { PICTURE_PATH, pictureRoutes } from './routes/picture-routes.ts';
import { previewRoutes } from './routes/preview-routes.ts';
import { sendProblem } from './routes/send-problem.ts';
import { sessionRoutes } from './routes/session-routes.ts';
import type { TeamPagePart } from './routes/team-page-part.ts';
import type { Pictures } from '../visits/pictures.ts';
import { createSessions } from './session/sessions.ts';
import { createTeamCookies } from './session/team-cookies.ts';

/**
 * Refuses everything but navigation. Sections share this origin, so cookies and form tokens do not stop
 * their scripts: they could fetch the page or put it in a frame. `Sec-Fetch-Dest` (Fetch Metadata) reveals both.
 * `Cross-Origin-Opener-Policy` protects windows that a script opens.
 */
async function refuseScripts({ headers, routeOptions }: FastifyRequest): Promise<void> {
  const destination = headers['sec-fetch-dest'];
  if (destination === undefined || destination === 'document') return;
  // The picture's address has a secret of the session.
  if (destination === 'image' && routeOptions.url === PICTURE_PATH) return;
  throw new RequestRefused(403, 'This page is for people: open it in a tab of its own.');
}

export interface TeamPageOptions {
  readonly releases: OpenedStore;
  readonly loader: ReleaseLoader;
  readonly health: Health;
  readonly causes: FailureCauses;
  readonly pictures: Pictures;
  readonly limits: Limits;
  /** Shown between the releases and the audit log. */
  readonly parts: readonly TeamPagePart[];
  readonly publicUrl: string;
  /** 256 bits that all edges of the site share (`siteSecret`). */
  readonly sessionKey: Buffer;
  /** Signs preview links. */
  readonly previewKey: Buffer;
  readonly now: () => Date;
}

const BODY_LIMIT = 8 * 1024;

/** `/_/`: releases, their health and the audit log. Teams with a token get buttons. */
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
  await app.register(previewRoutes, tools);
  await app.register(pictureRoutes, tools);
  for (const part of parts) await part.routes(app, tools);
}
