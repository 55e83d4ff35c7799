import { beginLists, type FirstParts, type Lists } from './lists.ts';
import type { ListItem, LongList, Part } from './long-list.ts';
import { withPart } from './with-part.ts';

/** The lists of a page, for each entry of the history. Back finds as many items as there were. */
export interface ListCache<Item> {
  readonly store: (entry: string, lists: Lists<Item>) => void;
  /** Null when nothing is cached, or when a list has another length: then it was edited. */
  readonly restore: (entry: string, first: FirstParts<Item>) => Lists<Item> | null;
}

/** Lives as long as the document, once for each page of a section; written in the browser only. */
export function createListCache<Item extends ListItem>(): ListCache<Item> {
  const cached = new Map<string, Lists<Item>>();
  return {
    store: (entry, lists) => void cached.set(entry, lists),
    restore(entry, first) {
      const last = cached.get(entry);
      if (!last || !Object.entries(first).every(([name, part]) => isOf(last[name], part))) return null;
      const ready = Object.entries(last).map(([name, list]) => [name, { ...list, status: 'ready' as const }]);
      const renewed = Object.entries(beginLists(first)).map(([name, begin]) => [name, renew(begin, last[name])]);
      return Object.fromEntries([...ready, ...renewed]);
    },
  };
}

function isOf(list: LongList<unknown> | undefined, { number, total }: Part<unknown>): boolean {
  return list?.parts[0]?.number === number && list.parts.at(-1)?.total === total;
}

/** The first part as it is now, and the others as they were. */
function renew<Item extends ListItem>(begin: LongList<Item>, last: LongList<Item> | undefined): LongList<Item> {
  return (last?.parts.slice(1) ?? []).reduce((list, part) => withPart(list, part), begin);
}
