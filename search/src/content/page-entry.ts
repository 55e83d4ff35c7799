import { beforeParameter, type RouteDefinition } from 'shared/contract';
import type { PageEntry } from './entry.ts';

/** The pages of the site that have an address of their own. Those that search engines are not told need words to be found by. */
export function pageEntries(routes: readonly RouteDefinition[]): PageEntry[] {
  const own = routes.filter(({ path, canonical }) => canonical === undefined && beforeParameter(path) === null);
  const found = own.filter(({ sitemap, keywords }) => sitemap !== false || keywords !== undefined);
  return found.map(({ path, title, keywords }) => ({
    kind: 'pages',
    address: path,
    title,
    facts: (keywords ?? []).join(' '),
    text: '',
  }));
}
