import { useEffect } from 'react';
import { useLocation } from 'section-kit/router';
import { useHttp } from 'section-kit/shell-api';
import { createListCache, isWhole, useLongLists } from 'shared/ui/long-list';
import type { Category } from '../event/category.ts';
import type { EventSummary } from '../event/event-summary.ts';
import { type ChosenList, chooseList } from './chosen-list.ts';
import { fetchListPart } from './fetch-list-part.ts';
import { type GroupedEvents, groupEvents } from './grouped-events.ts';
import { choiceOf, GROUPS } from './list-choice.ts';
import type { LoadedEvents } from './load-events.ts';

export interface ChosenEvents extends GroupedEvents {
  /** By group; the other one has no parts at the address of one list alone. */
  readonly lists: Readonly<Record<(typeof GROUPS)[number], ChosenList>>;
  /** Of this category, ahead and over; null while nobody knows. */
  readonly total: number | null;
  readonly more: (list: ChosenList) => void;
}

const cache = createListCache<EventSummary>();

/** The events of a category, as far as they are here. */
export function useChosenEvents({ lists: first, today, lone }: LoadedEvents, category: Category): ChosenEvents {
  const { key: entry } = useLocation();
  const http = useHttp();
  const { listOf, more } = useLongLists({
    first,
    cache,
    entry,
    ask: (name, number, signal) => fetchListPart(http, { choice: choiceOf(name), today, number }, signal),
  });
  const upcoming = chooseList(listOf, { group: 'upcoming', category });
  const past = chooseList(listOf, { group: 'past', category });
  const lists = { upcoming, past };
  const grouped = groupEvents(upcoming.list, past.list, today);

  useEffect(() => {
    const wanted = lone ? [lone.group] : GROUPS;
    for (const group of wanted) if (isUnasked(lists[group])) more(lists[group].name);
  });

  return { ...grouped, lists, total: totalOf(lists, grouped), more: ({ name }) => more(name) };
}

/** Nothing of it was asked for, and what is here of all events is not all. */
function isUnasked({ list, own }: ChosenList): boolean {
  return own.parts.length === 0 && own.status === 'ready' && !isWhole(list);
}

function totalOf({ upcoming, past }: ChosenEvents['lists'], { ahead, past: parts }: GroupedEvents): number | null {
  if (isWhole(upcoming.list) && isWhole(past.list)) return ahead.length + parts.flatMap(({ events }) => events).length;
  return upcoming.total === null || past.total === null ? null : upcoming.total + past.total;
}
