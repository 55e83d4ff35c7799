import { beginLists, type FirstParts, type Lists } from './lists.ts';
import type { ListItem, LongList, Part } from './long-list.ts';
import { withPart } from './with-part.ts';

/** What was here of a page's lists, for each entry of the history: Back finds as many items as there were. */
export interface KeptLists<Item> {
  readonly keep: (entry: string, lists: Lists<Item>) => void;
  /** Null when nothing was kept, or a list has another length by now: it was edited, and begins anew. */
  readonly restore: (entry: string, first: FirstParts<Item>) => Lists<Item> | null;
}

/** Lives as long as the document, once for each page of a section; written in the browser only. */
export function createKeptLists<Item extends ListItem>(): KeptLists<Item> {
  const kept = new Map<string, Lists<Item>>();
  return {
    keep: (entry, lists) => void kept.set(entry, lists),
    restore(entry, first) {
      const last = kept.get(entry);
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
