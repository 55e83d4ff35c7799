import { itemsOf, type LongList } from 'shared/ui/long-list';
import type { EventSummary } from '../event/event-summary.ts';
import { isOver } from '../event/is-over.ts';

export interface GroupedEvents {
  readonly ahead: readonly EventSummary[];
  /** What is over, the latest part first; in each part by start date (specification, section 9). None is empty. */
  readonly past: readonly { readonly number: number; readonly events: readonly EventSummary[] }[];
}

/**
 * Both lists as they are shown. The content API compares moments, not Maryland's days.
 * So an event of last evening may be among the upcoming ones. An API without filters answers both questions with all events.
 */
export function groupEvents(
  upcoming: LongList<EventSummary>,
  past: LongList<EventSummary>,
  today: string,
): GroupedEvents {
  const ended = itemsOf(upcoming).filter((event) => isOver(event, today));
  const known = new Set(ended.map(({ id }) => id));
  const parts = past.parts.map(({ number, items }) => ({
    number,
    events: items.filter((event) => isOver(event, today) && !known.has(event.id)),
  }));
  const [latest = { number: 1, events: [] }, ...earlier] = parts;
  const withEnded = { ...latest, events: byDay([...latest.events, ...ended]) };
  return {
    ahead: unique([...itemsOf(upcoming), ...itemsOf(past)]).filter((event) => !isOver(event, today)),
    past: [withEnded, ...earlier].filter(({ events }) => events.length > 0),
  };
}

function byDay(events: readonly EventSummary[]): EventSummary[] {
  return [...events].sort((one, other) => one.day.localeCompare(other.day));
}

function unique(events: readonly EventSummary[]): EventSummary[] {
  return [...new Map(events.map((event) => [event.id, event])).values()];
}
