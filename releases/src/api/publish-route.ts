import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isVersionName } from '../table/names.ts';
import { type Access, identityOf } from './access.ts';
import { CallRefused } from './call-refused.ts';
import type { ReceiveRelease } from './receive-release.ts';
import { statusOf } from './status-routes.ts';

/** Bytes of a packed upload. The unpacked build has its own limit. */
const BODY_LIMIT = 32 * 1024 ** 2;
const MAX_REASON = 500;

export interface PublishRouteOptions {
  readonly access: Access;
  readonly receive: ReceiveRelease;
}

interface Route {
  readonly Params: { readonly section: string; readonly version: string };
}

/**
 * `PUT /:section/:version` with a packed build; with `?check` nothing is stored. Reads no body before the token is valid.
 * `GET /:section/:version?key=<id>` says what can be said before a build, of a release that this key would sign.
 */
export async function publishRoute(app: FastifyInstance, { access, receive }: PublishRouteOptions): Promise<void> {
  app.addContentTypeParser('application/gzip', { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
    done(null, body),
  );

  app.get<Route & { Querystring: { readonly key?: string } }>(
    '/:section/:version',
    { onRequest: access.section('publish') },
    async (request, reply) => {
      await receive.checkPlan(releaseIn(request), request.query.key ?? '');
      return reply.code(204).send();
    },
  );

  app.put<Route & { Querystring: { readonly check?: string } }>(
    '/:section/:version',
    { onRequest: access.section('publish'), bodyLimit: BODY_LIMIT },
    async (request, reply) => {
      const planned = releaseIn(request);
      const upload = { ...planned, packed: packedBuild(request), overBudget: reasonOf(request) };
      if (request.query.check !== undefined) {
        await receive.check(upload);
        return reply.code(204).send();
      }
      return reply.code(201).send(statusOf(await receive.publish(upload), planned.section));
    },
  );
}

function releaseIn(request: FastifyRequest<Route>) {
  const { section, version } = request.params;
  if (isVersionName(version)) return { section, version, by: identityOf(request) };
  throw new CallRefused(400, 'invalid', `"${version}" is not a version such as 1.2.0 or 1.2.0-rc.1.`);
}

function packedBuild({ body }: Pick<FastifyRequest, 'body'>): Buffer {
  if (Buffer.isBuffer(body)) return body;
  throw new CallRefused(415, 'invalid', 'Send the packed build as application/gzip.');
}

function reasonOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const given = headers['x-over-budget'];
  if (given === undefined) return undefined;
  const reason = decoded(String(given)).trim();
  if (reason !== '' && reason.length <= MAX_REASON) return reason;
  throw new CallRefused(400, 'invalid', `x-over-budget is a reason in words, of at most ${MAX_REASON} characters.`);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
