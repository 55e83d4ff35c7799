import type { FastifyBaseLogger } from 'fastify';
import { formatLock, type Lock, releaseName, type SectionRelease } from 'shared/contract';
import { ReleaseError } from '../table/release-error.ts';
import { inState, retiredIn } from '../table/changes/section-releases.ts';
import type { ReleaseTable } from '../table/release-table.ts';
import { stableLock } from '../table/resolve-lock.ts';
import { routeOverlap } from '../table/route-overlap.ts';
import type { ReleaseLoader, ShellRelease } from './load-release.ts';

/** The releases of a lock, ready to render with. */
export interface LoadedLock {
  /** What is served. A section with an unreadable release is at its stable one, at an earlier one, or missing. */
  readonly lock: Lock;
  readonly shell: ShellRelease;
  readonly sections: readonly SectionRelease[];
  /** Sections that are left out, because none of their releases can be served. */
  readonly missing: readonly string[];
  /** The stable releases, shown where one of these fails. Null when these are the stable ones. */
  readonly fallback: LoadedLock | null;
}

export interface LoadLockOptions {
  readonly loader: Pick<ReleaseLoader, 'section' | 'shell'>;
  readonly lock: Lock;
  /** The table with the releases to try when one of `lock` cannot be served. */
  readonly served: ReleaseTable;
  readonly log: FastifyBaseLogger;
}

/**
 * Reads a lock's releases. For a broken one it reads the section's stable release, then earlier stable ones.
 * Leaves out sections without a readable release, and earlier releases with another section's path.
 * Throws {@link ReleaseError} when the stable releases do not make a site either.
 */
export async function loadLock(request: LoadLockOptions): Promise<LoadedLock> {
  const { lock, served, log } = request;
  const stable = stableLock(served);
  const loaded = await load(request);
  const overlap = overlapIn(loaded);
  if (!overlap) return { ...loaded, fallback: await loadFallback(request, loaded, stable) };
  if (formatLock(lock) === formatLock(stable)) return { ...withoutEarlier(loaded, stable), fallback: null };
  log.error({ reason: overlap }, 'a lock cannot be served; the stable releases are');
  return loadLock({ ...request, lock: stable });
}

async function loadFallback(
  request: LoadLockOptions,
  { lock }: LoadedReleases,
  stable: Lock,
): Promise<LoadedLock | null> {
  const { log } = request;
  // The stable releases have no fallback.
  if ([request.lock, lock].map(formatLock).includes(formatLock(stable))) return null;
  return loadLock({ ...request, lock: stable }).catch((err: unknown) => {
    log.error({ err }, 'the stable releases cannot be shown instead');
    return null;
  });
}

type LoadedReleases = Omit<LoadedLock, 'fallback'>;

async function load({ loader, lock, served, log }: LoadLockOptions): Promise<LoadedReleases> {
  const first = async <T>(section: string, read: (version: string) => Promise<T>): Promise<T | null> => {
    for (const version of versionsToTry(served, section, lock[section])) {
      try {
        return await read(version);
      } catch (err) {
        log.error({ err, release: releaseName(section, version) }, 'a release cannot be served');
      }
    }
    return null;
  };
  const names = Object.keys(lock).filter((section) => section !== 'shell');
  const shell = await first('shell', loader.shell);
  if (!shell) throw new ReleaseError('No release of the shell can be served. Publish one: release publish shell');
  const read = names.map((section) => first(section, (version) => loader.section(section, version)));
  const sections = (await Promise.all(read)).filter((section) => section !== null);
  return releasesOf(shell, sections, names);
}

/** The lock's own version, the stable one, then earlier stable ones. */
function versionsToTry({ sections }: ReleaseTable, section: string, own: string | undefined): Set<string> {
  const releases = sections[section] ?? [];
  const known = [inState(releases, 'stable'), ...retiredIn(releases)].flatMap((release) => release ?? []);
  return new Set([...(own === undefined ? [] : [own]), ...known.map(({ version }) => version)]);
}

/** Leaves earlier releases out: one may claim a path that another section has now. */
function withoutEarlier({ shell, sections, missing }: LoadedReleases, stable: Lock): LoadedReleases {
  const current = sections.filter(({ remote }) => stable[remote.name] === remote.version);
  const overlap = overlapIn({ sections: current });
  if (overlap) throw new ReleaseError(overlap);
  return releasesOf(shell, current, [...sections.map(({ remote }) => remote.name), ...missing]);
}

function overlapIn({ sections }: Pick<LoadedReleases, 'sections'>): string | null {
  return routeOverlap(sections.map(({ remote }) => remote));
}

/** @param names of all sections of the lock */
function releasesOf(
  shell: ShellRelease,
  sections: readonly SectionRelease[],
  names: readonly string[],
): LoadedReleases {
  const lock = lockOf(shell, sections);
  return { lock, shell, sections, missing: names.filter((name) => !Object.hasOwn(lock, name)) };
}

function lockOf(shell: ShellRelease, sections: readonly SectionRelease[]): Lock {
  return Object.fromEntries([shell, ...sections].map(({ remote }) => [remote.name, remote.version]));
}
