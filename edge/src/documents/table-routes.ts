import type { FastifyInstance } from 'fastify';
import type { Lock, Remote, RouteTable } from 'shared/contract';
import { refuseCrossSite, RequestRefused } from 'releases/serving';
import { lockIn } from './lock-in.ts';
import type { LockRoutes } from './lock-routes.ts';

interface TableQuery {
  readonly lock?: unknown;
  readonly stable?: unknown;
}

/** Releases never change, nor does what is said of them. */
const HEADERS = { 'cache-control': 'public, max-age=31536000, immutable' };

/**
 * `GET /_/remotes?lock=<lock>&stable=<lock>`: the route table of a lock, of which a document carries its own page's part only.
 * Of published releases, whether they serve now or not: pages opened before a promotion still ask for theirs.
 */
export async function tableRoutes(app: FastifyInstance, { releases, loader, publicUrl }: LockRoutes): Promise<void> {
  const onRequest = refuseCrossSite(publicUrl);

  app.get<{ Querystring: TableQuery }>('/_/remotes', { onRequest }, async (request, reply) => {
    const { lock, stable } = request.query;
    const [remotes, standIns] = await Promise.all([remotesOf(lockIn(lock)), remotesOf(stable ? lockIn(stable) : {})]);
    return reply.headers(HEADERS).send({ remotes, stable: standIns } satisfies RouteTable);
  });

  async function remotesOf(lock: Lock): Promise<Remote[]> {
    const known = releases.table().sections;
    const asked = Object.entries(lock).filter(([section]) => section !== 'shell');
    const unknown = asked.find(([section, version]) => !known[section]?.some((each) => each.version === version));
    if (unknown) throw new RequestRefused(404, `${unknown.join('@')} is not published.`);
    const read = await Promise.all(asked.map(([section, version]) => loader.section(section, version)));
    return read.map(({ remote }) => remote);
  }
}
