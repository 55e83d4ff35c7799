import * as v from 'valibot';
import type { Http } from '../../http/index.ts';
import { entry, parseList, parseOne } from '../api/wire.ts';
import { queryMoment } from '../dates/query-moment.ts';
import { EventAttributes } from '../events/event-shape.ts';
import { Moment } from './moment.ts';

/** An event, and when it was edited last. */
const CalendarEvent = entry(v.object({ ...EventAttributes.entries, updatedAt: Moment }));
export type CalendarEvent = v.InferOutput<typeof CalendarEvent>;

/** The content API's ceiling for a page of a list. */
const PAGE_SIZE = 100;

/** Every event that starts on a day or later, by start date. Throws HttpError, or when an answer is no list. @param from `YYYY-MM-DD` */
export async function fetchCalendarEvents(http: Http, from: string): Promise<CalendarEvent[]> {
  const events: CalendarEvent[] = [];
  for (let number = 1, pageCount = 1; number <= pageCount; number += 1) {
    const page = parseList(CalendarEvent, await http.get(pathOf(from, number)));
    events.push(...page.items);
    ({ pageCount } = page);
  }
  return events;
}

/** One event. Throws HttpError, or when the answer is no event. */
export async function fetchCalendarEvent(http: Http, id: string): Promise<CalendarEvent> {
  return parseOne(CalendarEvent, await http.get(`/api/events/${encodeURIComponent(id)}?populate=*`));
}

function pathOf(from: string, number: number): string {
  const query = [
    'populate=*',
    'sort=startDate:asc,id:asc',
    `filters[startDate][$gte]=${queryMoment(from)}`,
    `pagination[page]=${number}`,
    `pagination[pageSize]=${PAGE_SIZE}`,
  ];
  return `/api/events?${query.join('&')}`;
}
