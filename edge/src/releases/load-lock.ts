import type { FastifyBaseLogger } from 'fastify';
import type { Lock, SectionRelease } from 'shared/contract';
import { formatLock, releaseName } from 'shared/contract';
import type { ReleaseLoader, ShellRelease } from './load-release.ts';
import { ReleaseError } from './release-error.ts';
import { routeOverlap } from './route-overlap.ts';

/** The releases of a lock, ready to render with. */
export interface LoadedLock {
  /** What is really served: a section whose release cannot be read is at its stable one, or missing. */
  readonly lock: Lock;
  readonly shell: ShellRelease;
  readonly sections: readonly SectionRelease[];
}

export interface LoadLock {
  readonly loader: Pick<ReleaseLoader, 'section' | 'shell'>;
  readonly lock: Lock;
  /** The way back when something of `lock` cannot be served. */
  readonly stable: Lock;
  readonly log: FastifyBaseLogger;
}

/**
 * Reads a lock's releases. A release that is broken costs its own section only; a candidate that claims another
 * section's path gives way. Throws {@link ReleaseError} when the stable releases do not make a site either.
 */
export async function loadLock(request: LoadLock): Promise<LoadedLock> {
  const { lock, stable, log } = request;
  const loaded = await load(request);
  const overlap = routeOverlap(loaded.sections.map(({ remote }) => remote));
  if (!overlap) return loaded;
  if (formatLock(lock) === formatLock(stable)) throw new ReleaseError(overlap);
  log.error({ reason: overlap }, 'a lock cannot be served; the stable releases are');
  return loadLock({ ...request, lock: stable });
}

async function load({ loader, lock, stable, log }: LoadLock): Promise<LoadedLock> {
  const first = async <T>(section: string, read: (version: string) => Promise<T>): Promise<T | null> => {
    for (const version of new Set([lock[section], stable[section]])) {
      if (version === undefined) continue;
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
  return { lock: lockOf(shell, sections), shell, sections };
}

function lockOf(shell: ShellRelease, sections: readonly SectionRelease[]): Lock {
  return Object.fromEntries([shell, ...sections].map(({ remote }) => [remote.name, remote.version]));
}
