import { isWhole, itemsOf, type LongList } from 'shared/ui/long-list';
import { belongsTo, type Category } from '../event/category.ts';
import type { EventSummary } from '../event/event-summary.ts';
import { type ListChoice, listName } from './list-choice.ts';

export interface ChosenList {
  readonly name: string;
  /** What can be shown of it by now. */
  readonly list: LongList<EventSummary>;
  /** Its own parts, as they were asked for. */
  readonly own: LongList<EventSummary>;
  /** Events of the whole list; null while nobody knows. */
  readonly total: number | null;
}

/**
 * The list of a category. It begins with the events that are here of all categories.
 * The category's own parts replace them as soon as they hold more. Both begin at the list's start, so neither has a gap.
 */
export function chooseList(listOf: (name: string) => LongList<EventSummary>, choice: ListChoice): ChosenList {
  const name = listName(choice);
  const own = listOf(name);
  const all = ofCategory(listOf(listName({ ...choice, category: 'All' })), choice.category);
  if (isWhole(all)) return { name, list: all, own, total: itemsOf(all).length };
  const list = itemsOf(all).length > itemsOf(own).length ? { ...all, status: own.status } : own;
  return { name, list, own, total: own.parts.at(-1)?.total ?? null };
}

function ofCategory(list: LongList<EventSummary>, category: Category): LongList<EventSummary> {
  const parts = list.parts.map((part) => ({
    ...part,
    items: part.items.filter((event) => belongsTo(category, event)),
  }));
  return { ...list, parts };
}
