import { type ComingPage, type Lock, type Remote, releaseNameOf, type RouteTable } from 'shared/contract';
import { type PageSource, pageSources } from './page-sources.ts';

/** Which release draws each section in this page: by its lock, less what was taken back or failed since. */
export interface PageReleases {
  /** The sections' part of the lock. */
  lock(): Lock;
  /** The route table, as far as it is known. */
  pages(): readonly PageSource[];
  /** Addresses whose pages are still to be made, as far as the route table is known. */
  coming(): readonly ComingPage[];
  /** The releases that the whole route table is made of; null when it is there. */
  missing(): TableReleases | null;
  /** The whole route table has come. */
  complete(table: RouteTable): void;
  /** A release by its name. @throws for one that was never of this page */
  remote(release: string): Remote;
  /** A section's release, and the stable one that stands in for it. */
  of(section: string): readonly Remote[];
  /** From now on the stable release draws what this one would: it failed. */
  replace(remote: Remote): void;
  isReplaced(remote: Remote): boolean;
  /** All of them, by name. */
  replaced(): readonly string[];
  /** From now on these draw their sections: the releases before them were taken back. */
  swap(remotes: readonly Remote[]): void;
}

/** By version, without the shell. */
export interface TableReleases {
  readonly lock: Lock;
  /** Of the sections whose release in `lock` is another one. */
  readonly stable: Lock;
}

export interface ServedReleases {
  readonly remotes: readonly Remote[];
  /** Of the sections whose release in `remotes` is another one. */
  readonly stable: readonly Remote[];
  /** Releases that failed already. */
  readonly replaced?: readonly string[];
  /** Set when `remotes` and `stable` are what one page needs: the releases of all pages. */
  readonly table?: TableReleases | undefined;
}

export function createPageReleases({ remotes, stable, replaced = [], table }: ServedReleases): PageReleases {
  const known = new Map<string, Remote>();
  const failed = new Set(replaced);
  /** By section: what took the place of a release that was taken back. */
  const swapped = new Map<string, Remote>();
  let missing = table ?? null;
  let current = know({ remotes, stable });

  function know(served: Pick<ServedReleases, 'remotes' | 'stable'>) {
    for (const remote of [...served.remotes, ...served.stable, ...swapped.values()])
      known.set(releaseNameOf(remote), remote);
    const serving = served.remotes.map((remote) => swapped.get(remote.name) ?? remote);
    // What takes the place of a release that was taken back is the stable one.
    const standIns = served.stable.filter(({ name }) => !swapped.has(name));
    return { remotes: serving, stable: standIns, pages: pageSources(serving, standIns) };
  }

  return {
    lock: () => ({ ...missing?.lock, ...versionsOf([...current.remotes, ...swapped.values()]) }),
    pages: () => current.pages,
    coming: () => current.remotes.flatMap(({ coming = [] }) => coming),
    missing: () => missing,
    complete(whole) {
      missing = null;
      current = know(whole);
    },
    remote(release) {
      const remote = known.get(release);
      if (!remote) throw new Error(`${release} is not of this page: ${[...known.keys()].join(', ')}.`);
      return remote;
    },
    of: (section) => [...current.remotes, ...current.stable].filter(({ name }) => name === section),
    replace: (remote) => void failed.add(releaseNameOf(remote)),
    isReplaced: (remote) => failed.has(releaseNameOf(remote)),
    replaced: () => [...failed],
    swap(others) {
      for (const remote of others) swapped.set(remote.name, remote);
      current = know(current);
    },
  };
}

/** The versions of some releases, by section. */
export function versionsOf(remotes: readonly Remote[]): Lock {
  return Object.fromEntries(remotes.map(({ name, version }) => [name, version]));
}
