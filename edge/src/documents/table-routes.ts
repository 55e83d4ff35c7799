import type { FastifyInstance } from 'fastify';
import type { Lock, Remote, RouteTable } from 'shared/contract';
import { refuseCrossSite, RequestRefused } from 'releases/serving';
import { lockIn } from './document-lock.ts';
import type { LockRoutesOptions } from './lock-routes.ts';

interface TableQuery {
  readonly lock?: unknown;
  readonly stable?: unknown;
}

/** The answer never changes, because releases do not. */
const HEADERS = { 'cache-control': 'public, max-age=31536000, immutable' };

/**
 * `GET /_/remotes?lock=<lock>&stable=<lock>`: the whole route table of a lock. A document carries only the part of its page.
 * It answers for every published release, because a page that was opened before a promotion asks for its own.
 */
export async function tableRoutes(
  app: FastifyInstance,
  { releases, loader, publicUrl }: LockRoutesOptions,
): Promise<void> {
  const onRequest = refuseCrossSite(publicUrl);

  app.get<{ Querystring: TableQuery }>('/_/remotes', { onRequest }, async (request, reply) => {
    const { lock, stable } = request.query;
    const [remotes, fallbacks] = await Promise.all([remotesOf(lockIn(lock)), remotesOf(stable ? lockIn(stable) : {})]);
    return reply.headers(HEADERS).send({ remotes, stable: fallbacks } satisfies RouteTable);
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
