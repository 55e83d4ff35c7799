import { type LoadedLock, pathOf } from 'releases/serving';

/**
 * Whether an address is spelled as links of the site spell it: a route's path, and of its query keys each once. Whoever
 * makes up addresses of documents that exist (`?anything=…`) stands behind the site's own pages.
 */
export function isListed({ sections }: LoadedLock, address: string): boolean {
  const path = pathOf(address);
  const route = sections.flatMap(({ remote }) => remote.routes).find((one) => one.path === path);
  const query = new URLSearchParams(address.slice(path.length + 1));
  const keys = [...query.keys()];
  const isKnown = keys.every((key) => route?.query.includes(key)) && new Set(keys).size === keys.length;
  return route !== undefined && isKnown && `${path}${keys.length > 0 ? '?' : ''}${query}` === address;
}
