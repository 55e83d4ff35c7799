import type { FastifyInstance } from 'fastify';
import type { Lock, LockAnswer, Remote, RouteTable } from 'shared/contract';
import {
  type CurrentReleases,
  refuseCrossSite,
  type ReleaseLoader,
  RequestRefused,
  revokedIn,
  stableLock,
} from 'releases/serving';
import { lockIn } from './document-lock.ts';

export interface LockRoutesOptions {
  readonly releases: CurrentReleases;
  readonly loader: ReleaseLoader;
  readonly publicUrl: string;
}

/**
 * `GET /_/lock?have=<lock>`: whether an open page may keep its lock. 204 means yes. Otherwise the answer names the stable
 * releases that replace those taken back. It is the same for everybody, so it needs no cookie.
 */
export async function lockRoutes(
  app: FastifyInstance,
  { releases, loader, publicUrl }: LockRoutesOptions,
): Promise<void> {
  const onRequest = refuseCrossSite(publicUrl);

  app.get<{ Querystring: { have?: unknown } }>('/_/lock', { onRequest }, async (request, reply) => {
    const have = lockIn(request.query.have);
    reply.header('cache-control', 'no-store');
    const answer = await answerTo(have);
    return answer ? reply.send(answer) : reply.code(204).send();
  });

  async function answerTo(have: Lock): Promise<LockAnswer | null> {
    const table = releases.table();
    const stable = stableLock(table);
    // An open page keeps its shell; its next document has the new one.
    const revoked = revokedIn(table, have).filter((section) => section !== 'shell');
    if (revoked.length === 0) return null;
    const found = await Promise.all(revoked.map((section) => loader.section(section, stable[section] ?? '')));
    const remotes = Object.fromEntries(found.map(({ remote }) => [remote.name, remote]));
    return { lock: { ...have, ...versionsOf(remotes) }, remotes };
  }
}

function versionsOf(remotes: LockAnswer['remotes']): Lock {
  return Object.fromEntries(Object.values(remotes).map(({ name, version }) => [name, version]));
}

interface TableQuery {
  readonly lock?: unknown;
  readonly stable?: unknown;
}

/** The answer never changes, because releases do not. */
const FOR_GOOD = { 'cache-control': 'public, max-age=31536000, immutable' };

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
    return reply.headers(FOR_GOOD).send({ remotes, stable: fallbacks } satisfies RouteTable);
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
