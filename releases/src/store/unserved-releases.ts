import type { FastifyBaseLogger } from 'fastify';
import { ReleaseError } from '../table/release-error.ts';
import type { ReleaseTable } from '../table/release-table.ts';
import { stableLock } from '../table/resolve-lock.ts';
import { loadLock } from './load-lock.ts';
import type { ReleaseLoader } from './load-release.ts';

/** A stable release that cannot be served. */
export interface UnservedRelease {
  readonly section: string;
  readonly version: string;
  /** The version that is served instead; null when the section is left out. */
  readonly instead: string | null;
  readonly why: string;
}

export interface UnservedOptions {
  readonly loader: Pick<ReleaseLoader, 'section' | 'shell'>;
  readonly served: ReleaseTable;
  readonly log: FastifyBaseLogger;
}

/** Stable releases that cannot be served (refused, missing or damaged), each with the reason. */
export async function unservedReleases({ loader, served, log }: UnservedOptions): Promise<readonly UnservedRelease[]> {
  const stable = Object.entries(stableLock(served));
  const faults = await Promise.all(
    stable.map(async ([section, version]) => ({ section, version, why: await faultOf(loader, section, version) })),
  );
  const unserved = faults.flatMap(({ why, ...release }) => (why === null ? [] : [{ ...release, why }]));
  if (unserved.length === 0) return [];
  const lock = await lockInstead({ loader, served, log });
  return unserved.map((release) => ({ ...release, instead: lock[release.section] ?? null }));
}

async function faultOf(loader: UnservedOptions['loader'], section: string, version: string): Promise<string | null> {
  const read = section === 'shell' ? loader.shell(version) : loader.section(section, version);
  return read.then(
    () => null,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
}

/** The lock that is served instead. Empty when no shell can be served. */
async function lockInstead({ loader, served, log }: UnservedOptions): Promise<Readonly<Record<string, string>>> {
  try {
    return (await loadLock({ loader, lock: stableLock(served), served, log })).lock;
  } catch (error) {
    if (error instanceof ReleaseError) return {};
    throw error;
  }
}
