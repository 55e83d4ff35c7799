import { type LoadedLock, pathOf } from 'releases/serving';
import { routeAt } from 'shared/contract';
import { RenderRefused } from './errors.ts';

export interface EdgeLoad {
  /** The event loop of the main thread is slow. */
  readonly isOverloaded: boolean;
  /** No document is being rendered. */
  readonly isIdle: boolean;
}

/**
 * Load shedding: while the edge is overloaded it renders the site's own pages only, and throws {@link RenderRefused} for other
 * addresses. When nothing is being rendered, the machine itself is busy, and a refusal would not help.
 */
export function shedLoad({ isOverloaded, isIdle }: EdgeLoad, loaded: LoadedLock, address: string): void {
  if (isOverloaded && !isIdle && !isListed(loaded, address)) throw new RenderRefused('The edge is overloaded.');
}

/**
 * Whether an address is written as the site's own links are: the path of a route, with its query keys at most once each.
 * Other addresses come after these, because anybody can make them up without end (`?anything=…`), and so is each query of a
 * route that search engines are not told of (`/search?q=…`).
 */
export function isListed({ sections }: LoadedLock, address: string): boolean {
  const path = pathOf(address);
  const routes = sections.flatMap(({ remote }) => remote.routes);
  const route = routeAt(routes, path);
  const query = new URLSearchParams(address.slice(path.length + 1));
  const keys = [...query.keys()];
  const isFree = route?.sitemap === false && keys.length > 0;
  const isKnown = !isFree && keys.every((key) => route?.query.includes(key)) && new Set(keys).size === keys.length;
  return route !== undefined && isKnown && `${path}${keys.length > 0 ? '?' : ''}${query}` === address;
}
