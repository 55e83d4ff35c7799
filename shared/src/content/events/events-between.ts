import type { Http } from '../../http/index.ts';
import { read } from '../api/read.ts';
import { daysLater } from '../dates/calendar-days.ts';
import { queryMoment } from '../dates/query-moment.ts';
import type { Event } from './event-shape.ts';
import { eventDay, eventEnd, eventStart } from './event-time.ts';

/** The content API's ceiling for a page of a list. */
const PAGE_SIZE = 100;

/**
 * The events that start or go on between two days in Maryland, in the order of their start, without pictures and
 * descriptions. Rejects when a part of the list did not come. @param until the first day after
 */
export async function eventsBetween(
  http: Http,
  { from, until }: { readonly from: string; readonly until: string },
  signal?: AbortSignal,
): Promise<Event[]> {
  const events: Event[] = [];
  for (let number = 1, pageCount = 1; number <= pageCount; number += 1) {
    const page = await read(http.get(pathOf(from, until, number), signal), (body, { Event, parseList }) =>
      parseList(Event, body),
    );
    events.push(...page.items);
    ({ pageCount } = page);
  }
  return events
    .filter((event) => eventDay(event) < until && (eventEnd(event)?.day ?? eventDay(event)) >= from)
    .sort((one, other) => eventStart(one).getTime() - eventStart(other).getTime());
}

/** The content API compares moments: it is asked for a day more, so that no evening of the last day is missing. */
function pathOf(from: string, until: string, number: number): string {
  const begin = queryMoment(from);
  const query = [
    'sort=startDate:asc,id:asc',
    'fields=title,startDate,endDate,time,type,eventStatus',
    `filters[startDate][$lt]=${queryMoment(daysLater(until, 1))}`,
    `filters[$or][0][startDate][$gte]=${begin}`,
    `filters[$or][1][endDate][$gte]=${begin}`,
    `pagination[page]=${number}`,
    `pagination[pageSize]=${PAGE_SIZE}`,
  ];
  return `/api/events?${query.join('&')}`;
}
