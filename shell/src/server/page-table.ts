import type { Remote, RouteTable } from 'shared/contract';
import type { PageData } from '../routing/route-data.ts';

/** The part of a route table that some pages need. So a document does not grow with the number of sections. */
export function pageTable({ remotes, stable }: RouteTable, pages: readonly PageData[]): RouteTable {
  const paths = new Set(pages.map(({ route }) => route.path));
  const names = new Set(pages.flatMap(({ slots }) => Object.keys(slots)));

  function part(remote: Remote): Remote[] {
    const routes = remote.routes.filter(({ path }) => paths.has(path));
    const slots = remote.slots.filter(({ slot }) => names.has(slot));
    const needed = new Set([
      ...routes.map(({ page }) => `pages/${page}`),
      ...slots.map(({ expose }) => `slots/${expose}`),
    ]);
    const exposes = Object.fromEntries(Object.entries(remote.exposes).filter(([expose]) => needed.has(expose)));
    return needed.size > 0 ? [{ ...remote, routes, slots, exposes, coming: [], navigation: undefined }] : [];
  }

  return { remotes: remotes.flatMap(part), stable: stable.flatMap(part) };
}
