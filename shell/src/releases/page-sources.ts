import type { Remote, RouteDefinition } from 'shared/contract';

/** A place on the page drawn by one exposed module of one release. */
export interface RegionSource {
  readonly remote: Remote;
  readonly expose: string;
  /** The stable release's module for the same place, if the release is another one and the stable has the place. */
  readonly fallback?: RegionSource | undefined;
}

/** A page of the route table with the releases that draw it. */
export interface PageSource {
  readonly route: RouteDefinition;
  readonly page: RegionSource;
  /** The slots of this page that some section fills. */
  readonly slots: Readonly<Record<string, RegionSource>>;
}

/** The module that a release has for a place: a path, or a slot. */
type Place = (remote: Remote) => RegionSource | undefined;

/**
 * The route table of a lock: every page of every section, from the data of their releases.
 * @param stable the releases that stand in where another one of their section fails
 */
export function pageSources(remotes: readonly Remote[], stable: readonly Remote[] = []): PageSource[] {
  const standInOf = (remote: Remote) => stable.find(({ name }) => name === remote.name);

  function drawnBy(remote: Remote, place: Place): RegionSource[] {
    const source = place(remote);
    const standIn = standInOf(remote);
    return source ? [{ ...source, fallback: standIn && place(standIn) }] : [];
  }

  function pageSource(remote: Remote, route: RouteDefinition): PageSource[] {
    // The page that stands in may offer other slots.
    const other = standInOf(remote)?.routes.find(({ path }) => path === route.path);
    const names = [...new Set([...route.slots, ...(other?.slots ?? [])])];
    const slots = names.map((slot) => [slot, remotes.flatMap((filler) => drawnBy(filler, inSlot(slot))).at(-1)]);
    const filled = Object.fromEntries(slots.filter(([, source]) => source !== undefined));
    return drawnBy(remote, atPath(route.path)).map((page) => ({ route, page, slots: filled }));
  }

  return remotes.flatMap((remote) => remote.routes.flatMap((route) => pageSource(remote, route)));
}

function atPath(path: string): Place {
  return (remote) => {
    const route = remote.routes.find((candidate) => candidate.path === path);
    return route && { remote, expose: `pages/${route.page}` };
  };
}

function inSlot(name: string): Place {
  return (remote) => {
    const filler = remote.slots.find(({ slot }) => slot === name);
    return filler && { remote, expose: `slots/${filler.expose}` };
  };
}
