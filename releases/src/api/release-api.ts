import type { Limits } from 'database';
import type { FastifyBaseLogger, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { awayMessage } from '../store/away-message.ts';
import type { OpenRenderer } from '../gate/renderer.ts';
import { ReleaseError, ReleaseExists, ReleaseRefused } from '../table/release-error.ts';
import type { ReleaseLoader } from '../store/load-release.ts';
import type { OpenedStore } from '../store/open-store.ts';
import { ArchiveRefused } from '../store/release-files/unpack-build.ts';
import type { Pictures } from '../visits/pictures.ts';
import { createAccess } from './access.ts';
import { CallRefused } from './call-refused.ts';
import { pictureRoutes } from './picture-routes.ts';
import { previewRoute } from './preview-route.ts';
import { publishRoute } from './publish-route.ts';
import { createReceiveRelease } from './receive-release.ts';
import type { ReleaseActions } from './release-actions.ts';
import { rolloutRoutes } from './rollout-routes.ts';
import { statusRoutes } from './status-routes.ts';
import { createTeamActions } from './team-actions.ts';
import { teamRoutes } from './team-routes.ts';

export interface ReleaseApiOptions extends OpenedStore {
  readonly limits: Limits;
  readonly loader: ReleaseLoader;
  readonly actions: ReleaseActions;
  /** Uploads are unpacked in this folder. */
  readonly drafts: string;
  /** The gate renders with it. */
  readonly openRenderer: OpenRenderer;
  readonly pictures: Pictures;
  readonly log: FastifyBaseLogger;
  readonly previewKey: Buffer;
  readonly publicUrl: string;
  readonly now: () => Date;
}

/**
 * The release API in JSON, for registration under `/_/releases`.
 * Each call needs `Authorization: Bearer <token of a team>`. Refusals are `{error: {code, message}}`.
 */
export async function releaseApi(app: FastifyInstance, api: ReleaseApiOptions): Promise<void> {
  const { store, audit, loader, log, previewKey, publicUrl, now } = api;
  const access = createAccess(app, api);
  app.setErrorHandler(sendRefusal);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    await access.token(request);
  });

  await app.register(statusRoutes, { store, audit, loader, log });
  await app.register(rolloutRoutes, { access, actions: api.actions });
  await app.register(previewRoute, { access, store, audit, previewKey, publicUrl, now });
  await app.register(pictureRoutes, { access, pictures: api.pictures });
  await app.register(publishRoute, { access, receive: createReceiveRelease(api) });
  await app.register(teamRoutes, { access, teams: api.teams, actions: createTeamActions(api) });
  app.all('/*', async ({ method, url }) => {
    throw new CallRefused(404, 'unknown', `The release API has no ${method} ${url}.`);
  });
}

interface Answer {
  readonly status: number;
  readonly code: string;
  readonly message: string;
}

/** Every error of the release API: `{error: {code, message}}`. */
function sendRefusal(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, code, message } = answerTo(error);
  if (status >= 500) request.log.error({ err: error }, 'a call of the release API failed');
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  return reply.code(status).send({ error: { code, message } });
}

function answerTo(error: FastifyError | Error): Answer {
  const { message } = error;
  if (error instanceof CallRefused) return { status: error.statusCode, code: error.code, message };
  if (error instanceof ArchiveRefused) return { status: 422, code: 'archive', message };
  if (error instanceof ReleaseExists) return { status: 409, code: 'exists', message };
  if (error instanceof ReleaseRefused) return { status: 422, code: 'signature', message };
  if (error instanceof ReleaseError) return { status: 409, code: 'refused', message };
  const away = awayMessage(error);
  if (away !== undefined) return { status: 503, code: 'away', message: away };
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500;
  if (status < 500) return { status, code: 'invalid', message };
  return { status: 500, code: 'failed', message: "Something went wrong on the site's side. Its log says more." };
}
