import { type ComingPage, type Lock, type Remote, releaseNameOf, type RouteTable } from 'shared/contract';
import { type PageSource, pageSources, type RegionSource, slotSource } from './page-sources.ts';

/** Which release draws each section in this page: the lock's, unless it was revoked or has failed. */
export interface PageReleases {
  /** The sections' part of the lock. */
  lock(): Lock;
  /** The known part of the route table. */
  pages(): readonly PageSource[];
  /** What fills a slot of the frame, as far as the known part of the route table says. */
  frameSlot(name: string): RegionSource | undefined;
  /** Addresses in the known part of the route table whose pages do not exist yet. */
  coming(): readonly ComingPage[];
  /** The releases of the whole route table while only a part is known; null when all is known. */
  missing(): TableReleases | null;
  /** Adds the whole route table. */
  complete(table: RouteTable): void;
  /** A release by its name. @throws for a release that was never of this page */
  remote(release: string): Remote;
  /** A section's release and its fallback. */
  of(section: string): readonly Remote[];
  /** From now on the fallback draws what this release would draw. */
  markFailed(remote: Remote): void;
  isFailed(remote: Remote): boolean;
  /** Names of the failed releases. */
  failed(): readonly string[];
  /** From now on these releases draw their sections, whose releases were revoked. */
  revoke(successors: readonly Remote[]): void;
}

/** By version, without the shell. */
export interface TableReleases {
  readonly lock: Lock;
  /** Of the sections whose release in `lock` is another one. */
  readonly stable: Lock;
}

interface ServedReleases {
  readonly remotes: readonly Remote[];
  /** Of the sections whose release in `remotes` is another one. */
  readonly stable: readonly Remote[];
}

export interface PageReleasesOptions extends ServedReleases {
  /** Names of releases that have failed on the server. */
  readonly failed?: readonly string[];
  /** The releases of all pages. Set when `remotes` and `stable` are those of one page. */
  readonly table?: TableReleases | undefined;
}

export function createPageReleases({ remotes, stable, failed = [], table }: PageReleasesOptions): PageReleases {
  const known = new Map<string, Remote>();
  const failures = new Set(failed);
  /** By section. */
  const successors = new Map<string, Remote>();
  let missing = table ?? null;
  let current = withSuccessors({ remotes, stable });

  function withSuccessors(served: ServedReleases) {
    for (const remote of [...served.remotes, ...served.stable, ...successors.values()])
      known.set(releaseNameOf(remote), remote);
    const drawing = served.remotes.map((remote) => successors.get(remote.name) ?? remote);
    // A successor is the stable release itself and has no fallback.
    const fallbacks = served.stable.filter(({ name }) => !successors.has(name));
    return { remotes: drawing, stable: fallbacks, pages: pageSources(drawing, fallbacks) };
  }

  return {
    lock: () => ({ ...missing?.lock, ...versionsOf([...current.remotes, ...successors.values()]) }),
    pages: () => current.pages,
    frameSlot: (name) => slotSource(name, current.remotes, current.stable),
    coming: () => current.remotes.flatMap(({ coming = [] }) => coming),
    missing: () => missing,
    complete(whole) {
      missing = null;
      current = withSuccessors(whole);
    },
    remote: (release) => known.get(release) ?? refuse(release, [...known.keys()]),
    of: (section) => [...current.remotes, ...current.stable].filter(({ name }) => name === section),
    markFailed: (remote) => void failures.add(releaseNameOf(remote)),
    isFailed: (remote) => failures.has(releaseNameOf(remote)),
    failed: () => [...failures],
    revoke(remotes) {
      for (const remote of remotes) successors.set(remote.name, remote);
      current = withSuccessors(current);
    },
  };
}

function refuse(release: string, known: readonly string[]): never {
  throw new Error(`${release} is not of this page: ${known.join(', ')}.`);
}

/** Versions by section. */
export function versionsOf(remotes: readonly Remote[]): Lock {
  return Object.fromEntries(remotes.map(({ name, version }) => [name, version]));
}
