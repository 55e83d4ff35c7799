import { fetchEventPage, type EventType, type ListPage } from 'shared/content';
import type { Http } from 'shared/http';
import { belongsTo, type Category } from '../event/category.ts';
import { type EventSummary, toEventSummary } from '../event/event-summary.ts';
import type { ListChoice } from './list-choice.ts';

interface PartQuery {
  readonly choice: ListChoice;
  /** `YYYY-MM-DD`, in Maryland. */
  readonly today: string;
  readonly number: number;
}

/** A part of a list; null when it does not come, which is logged. By category once more: not every API knows filters. */
export async function fetchListPart(
  http: Http,
  { choice: { group, category }, today, number }: PartQuery,
  signal: AbortSignal,
): Promise<ListPage<EventSummary> | null> {
  const { response } = await fetchEventPage(http, { group, today, type: typeOf(category), number }, signal);
  if (!response) return null;
  return { ...response, items: response.items.map(toEventSummary).filter((event) => belongsTo(category, event)) };
}

function typeOf(category: Category): EventType | null | undefined {
  if (category === 'All') return undefined;
  return category === 'Others' ? null : category;
}
