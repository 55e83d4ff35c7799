import type { SearchIndex } from '../search-index.ts';
import { JUDGED_QUERIES, type JudgedQuery } from './judged-queries.ts';
import { SEEDED_ON } from './content-site.ts';

/** The right result is to be seen at once. */
const FIRST = 3;

/** The judged queries whose right result is not among the first three of all kinds, with what was found. */
export function misses(index: Pick<SearchIndex, 'find'>): (JudgedQuery & { readonly found: readonly string[] })[] {
  return JUDGED_QUERIES.map((query) => ({ ...query, found: firstTitles(index, query.typed) })).filter(
    ({ right, found }) => !found.includes(right),
  );
}

function firstTitles(index: Pick<SearchIndex, 'find'>, typed: string): string[] {
  const hits = index.find(typed, SEEDED_ON).slice(0, FIRST);
  return hits.map(({ entry }) => entry.title);
}
