import { startTransition, useEffect, useState } from 'react';
import type { ListCache } from './create-list-cache.ts';
import { beginLists, type FirstParts } from './lists.ts';
import { hasMore, type ListItem, type LongList, nextNumber, NOTHING, type Part } from './long-list.ts';
import { nextPart } from './next-part.ts';
import { useUnderWay } from './use-under-way.ts';
import { withPart } from './with-part.ts';

interface LongListsOptions<Item> {
  /** The loader's answer. A new one, after the shell ran the loader again, starts all over. */
  readonly first: FirstParts<Item>;
  readonly cache: ListCache<Item>;
  /** The entry of the history: `useLocation().key`. */
  readonly entry: string;
  /** Asks for a part of a list; null when it does not come. */
  readonly ask: (name: string, number: number, signal: AbortSignal) => Promise<Part<Item> | null>;
}

interface LongLists<Item> {
  readonly listOf: (name: string) => LongList<Item>;
  /** Brings the next part of a list, if there is one and none is on its way. */
  readonly more: (name: string) => void;
}

/** Lists of which the document holds the first part; the rest arrives as needed. */
export function useLongLists<Item extends ListItem>(options: LongListsOptions<Item>): LongLists<Item> {
  const { first, cache, entry, ask } = options;
  const [last, setLast] = useState(() => ({ first, lists: cache.restore(entry, first) ?? beginLists(first) }));
  const lists = last.first === first ? last.lists : beginLists(first);
  const underWay = useUnderWay(first);

  useEffect(() => cache.store(entry, lists), [cache, entry, lists]);

  function change(name: string, next: (list: LongList<Item>) => LongList<Item>): void {
    setLast((before) => {
      const current = before.first === first ? before.lists : beginLists(first);
      return { first, lists: { ...current, [name]: next(current[name] ?? NOTHING) } };
    });
  }

  async function bring(name: string, list: LongList<Item>): Promise<void> {
    const { signal } = underWay.current.controller;
    const part = await nextPart(list, (number) => ask(name, number, signal));
    if (signal.aborted) return;
    if (!part) underWay.current.asked.delete(name);
    // Cards are drawn between what the visitor does.
    startTransition(() => change(name, (now) => (part ? withPart(now, part) : { ...now, status: 'failed' })));
  }

  function more(name: string): void {
    const list = lists[name] ?? NOTHING;
    const { asked } = underWay.current;
    if (!hasMore(list) || asked.get(name) === nextNumber(list)) return;
    asked.set(name, nextNumber(list));
    change(name, (now) => ({ ...now, status: now.status === 'failed' ? 'retrying' : 'loading' }));
    void bring(name, list);
  }

  return { listOf: (name) => lists[name] ?? NOTHING, more };
}
