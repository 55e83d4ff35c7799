import { type ListItem, type LongList, NOTHING, type Part } from './long-list.ts';
import { withPart } from './with-part.ts';

/** The lists of a page by name. */
export type Lists<Item> = Readonly<Record<string, LongList<Item>>>;

/** What a page's loader gives: the first part that is here of each list. */
export type FirstParts<Item> = Readonly<Record<string, Part<Item>>>;

export function beginLists<Item extends ListItem>(first: FirstParts<Item>): Lists<Item> {
  return Object.fromEntries(Object.entries(first).map(([name, part]) => [name, withPart<Item>(NOTHING, part)]));
}
