import type { Remote, RouteDefinition } from 'shared/contract';

/** A place on the page, drawn by an exposed module of a release. */
export interface RegionSource {
  readonly remote: Remote;
  readonly expose: string;
  /** The stable release's module for this place, if it is another release and has the place. */
  readonly fallback?: RegionSource | undefined;
}

/** A page of the route table with the releases that draw it. */
export interface PageSource {
  readonly route: RouteDefinition;
  readonly page: RegionSource;
  /** By slot name: the slots of this page that some section fills. */
  readonly slots: Readonly<Record<string, RegionSource>>;
}

/** Finds a release's module for a path or a slot. */
type FindModule = (remote: Remote) => RegionSource | undefined;

/**
 * The route table of a lock: every page of every section.
 * @param stable the stable releases of sections whose release in `remotes` is another one
 */
export function pageSources(remotes: readonly Remote[], stable: readonly Remote[] = []): PageSource[] {
  const stableOf = (remote: Remote) => stable.find(({ name }) => name === remote.name);

  function sourcesIn(remote: Remote, find: FindModule): RegionSource[] {
    const source = find(remote);
    const fallback = stableOf(remote);
    return source ? [{ ...source, fallback: fallback && find(fallback) }] : [];
  }

  function sourcesOf(remote: Remote, route: RouteDefinition): PageSource[] {
    // The fallback's page may offer other slots.
    const fallback = stableOf(remote)?.routes.find(({ path }) => path === route.path);
    const names = [...new Set([...route.slots, ...(fallback?.slots ?? [])])];
    const slots = names.map((slot) => [slot, remotes.flatMap((filler) => sourcesIn(filler, inSlot(slot))).at(-1)]);
    const filled = Object.fromEntries(slots.filter(([, source]) => source !== undefined));
    return sourcesIn(remote, atPath(route.path)).map((page) => ({ route, page, slots: filled }));
  }

  return remotes.flatMap((remote) => remote.routes.flatMap((route) => sourcesOf(remote, route)));
}

function atPath(path: string): FindModule {
  return (remote) => {
    const route = remote.routes.find((candidate) => candidate.path === path);
    return route && { remote, expose: `pages/${route.page}` };
  };
}

function inSlot(name: string): FindModule {
  return (remote) => {
    const filler = remote.slots.find(({ slot }) => slot === name);
    return filler && { remote, expose: `slots/${filler.expose}` };
  };
}
