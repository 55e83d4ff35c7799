import type { Remote, RouteDefinition } from 'shared/contract';
import type { RegionSource } from '../regions/region-state.ts';

/** A page of the route table with the releases that draw it. */
export interface PageSource {
  readonly route: RouteDefinition;
  readonly page: RegionSource;
  /** The slots of this page that some section fills. */
  readonly slots: Readonly<Record<string, RegionSource>>;
}

/** The route table of a lock: every page of every section, from the data of their releases. */
export function pageSources(remotes: readonly Remote[]): PageSource[] {
  const fillers = new Map<string, RegionSource>();
  for (const remote of remotes) {
    for (const { slot, expose } of remote.slots) fillers.set(slot, { remote, expose: `slots/${expose}` });
  }
  return remotes.flatMap((remote) => remote.routes.map((route) => pageSource(remote, route, fillers)));
}

function pageSource(remote: Remote, route: RouteDefinition, fillers: ReadonlyMap<string, RegionSource>): PageSource {
  const slots = route.slots.flatMap((slot) => {
    const source = fillers.get(slot);
    return source ? [[slot, source] as const] : [];
  });
  return { route, page: { remote, expose: `pages/${route.page}` }, slots: Object.fromEntries(slots) };
}
