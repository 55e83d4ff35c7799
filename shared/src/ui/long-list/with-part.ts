import { itemsOf, type ListItem, type LongList, type Part } from './long-list.ts';

/** A list and its next part. What an entry that was added meanwhile has moved into it is known already. */
export function withPart<Item extends ListItem>(list: LongList<Item>, part: Part<Item>): LongList<Item> {
  const known = new Set(itemsOf(list).map(({ id }) => id));
  const items = part.items.filter(({ id }) => !known.has(id) && known.add(id));
  return { parts: [...list.parts, { ...part, items }], status: 'ready' };
}
