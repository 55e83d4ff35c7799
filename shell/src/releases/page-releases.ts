import { type Lock, type Remote, releaseName } from 'shared/contract';
import { type PageSource, pageSources } from '../routing/page-source.ts';

/** Which release draws each section in this page: by its lock, less what was taken back or failed since. */
export interface PageReleases {
  /** The sections' part of the lock. */
  lock(): Lock;
  /** The route table. */
  pages(): readonly PageSource[];
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

export interface ServedReleases {
  readonly remotes: readonly Remote[];
  /** Of the sections whose release in `remotes` is another one. */
  readonly stable: readonly Remote[];
  /** Releases that failed already. */
  readonly replaced?: readonly string[];
}

export function createPageReleases({ remotes, stable, replaced = [] }: ServedReleases): PageReleases {
  const known = new Map([...remotes, ...stable].map((remote) => [nameOf(remote), remote]));
  const failed = new Set(replaced);
  let serving = remotes;
  let standIns = stable;
  let pages = pageSources(remotes, stable);

  return {
    lock: () => Object.fromEntries(serving.map(({ name, version }) => [name, version])),
    pages: () => pages,
    remote(release) {
      const remote = known.get(release);
      if (!remote) throw new Error(`${release} is not of this page: ${[...known.keys()].join(', ')}.`);
      return remote;
    },
    of: (section) => [...serving, ...standIns].filter(({ name }) => name === section),
    replace: (remote) => void failed.add(nameOf(remote)),
    isReplaced: (remote) => failed.has(nameOf(remote)),
    replaced: () => [...failed],
    swap(others) {
      for (const remote of others) known.set(nameOf(remote), remote);
      serving = serving.map((remote) => others.find(({ name }) => name === remote.name) ?? remote);
      // What takes the place of a release that was taken back is the stable one.
      standIns = standIns.filter((remote) => !others.some(({ name }) => name === remote.name));
      pages = pageSources(serving, standIns);
    },
  };
}

function nameOf({ name, version }: Remote): string {
  return releaseName(name, version);
}
