import { type ListItem, type LongList, nextNumber, type Part } from './long-list.ts';

/** Asks for a part of a list by its number; null when it does not come. */
export type AskPart<Item> = (number: number) => Promise<Part<Item> | null>;

/**
 * The part after those that are here; null when it does not come. When the list has another length than before, an entry
 * may have moved from it into the part before, which is asked for once more: nothing is skipped.
 */
export async function nextPart<Item extends ListItem>(
  list: LongList<Item>,
  ask: AskPart<Item>,
): Promise<Part<Item> | null> {
  const next = await ask(nextNumber(list));
  const last = list.parts.at(-1);
  if (!next || !last || next.total === last.total) return next;
  const before = await ask(last.number);
  return before && { ...next, items: [...before.items, ...next.items] };
}
