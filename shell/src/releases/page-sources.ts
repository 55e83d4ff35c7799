import { type Remote, releaseNameOf, type RouteDefinition } from 'shared/contract';

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
  function sourcesOf(remote: Remote, route: RouteDefinition): PageSource[] {
    // The fallback's page may offer other slots.
    const fallback = stableOf(remote, stable)?.routes.find(({ path }) => path === route.path);
    const names = [...new Set([...route.slots, ...(fallback?.slots ?? [])])];
    const slots = names.map((slot) => [slot, slotSource(slot, remotes, stable)]);
    const filled = Object.fromEntries(slots.filter(([, source]) => source !== undefined));
    const page = sourceIn(remote, stable, atPath(route.path));
    return page ? [{ route, page, slots: filled }] : [];
  }

  return remotes.flatMap((remote) => remote.routes.flatMap((route) => sourcesOf(remote, route)));
}

/** What fills a slot, of a page or of the frame; undefined when nothing does. */
export function slotSource(
  name: string,
  remotes: readonly Remote[],
  stable: readonly Remote[],
): RegionSource | undefined {
  return remotes.flatMap((remote) => sourceIn(remote, stable, inSlot(name)) ?? []).at(-1);
}

function sourceIn(remote: Remote, stable: readonly Remote[], find: FindModule): RegionSource | undefined {
  const source = find(remote);
  const fallback = stableOf(remote, stable);
  return source && { ...source, fallback: fallback && find(fallback) };
}

function stableOf({ name }: Remote, stable: readonly Remote[]): Remote | undefined {
  return stable.find((release) => release.name === name);
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

/** Whether two pages are drawn by the same modules of the same releases. */
export function sameModules(one: PageSource | undefined, other: PageSource | undefined): boolean {
  return modulesIn(one) === modulesIn(other);
}

function modulesIn(source: PageSource | undefined): string {
  const regions = source ? [source.page, ...Object.values(source.slots)] : [];
  return regions.map((region) => [region, region.fallback].map(nameOf).join('|')).join();
}

function nameOf(region: RegionSource | undefined): string {
  return region ? `${releaseNameOf(region.remote)}/${region.expose}` : '';
}
