import type { FastifyInstance } from 'fastify';
import type { Lock, LockAnswer } from 'shared/contract';
import { type CurrentReleases, refuseCrossSite, type ReleaseLoader, revokedIn, stableLock } from 'releases/serving';
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
