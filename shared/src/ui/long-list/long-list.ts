export interface ListItem {
  readonly id: string;
}

/** A part of a list, as the content API pages it. */
export interface Part<Item> {
  /** From 1. */
  readonly number: number;
  readonly items: readonly Item[];
  /** Entries of the whole list, and the parts that they make. */
  readonly total: number;
  readonly pageCount: number;
}

/** What is here of a long list. */
export interface LongList<Item> {
  /** One after the other, without a gap; none before the first answer. No item is in two of them. */
  readonly parts: readonly Part<Item>[];
  readonly status: 'ready' | 'loading' | 'failed' | 'retrying';
}

export const NOTHING: LongList<never> = { parts: [], status: 'ready' };

export function itemsOf<Item>({ parts }: LongList<Item>): Item[] {
  return parts.flatMap(({ items }) => items);
}

/** The part that would come next. */
export function nextNumber({ parts }: LongList<unknown>): number {
  return (parts.at(-1)?.number ?? 0) + 1;
}

export function hasMore(list: LongList<unknown>): boolean {
  const last = list.parts.at(-1);
  return !last || last.number < last.pageCount;
}

/** Whether all of the list is here. */
export function isWhole(list: LongList<unknown>): boolean {
  return list.parts[0]?.number === 1 && !hasMore(list);
}
