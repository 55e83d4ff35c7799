import type { Http } from '../../http/index.ts';
import { type Answer, toAnswer } from '../api/answer.ts';
import type { Event } from './event-shape.ts';
import { EVENT_TYPES, type EventType } from './event-type.ts';
import { type ListPage, PAGE_SIZE } from '../api/list-page.ts';
import { queryMoment } from '../dates/query-moment.ts';
import { read } from '../api/read.ts';

/** What lies ahead or is going on, the next one first; and what is over, the last one first. */
export type EventGroup = 'upcoming' | 'past';

export interface EventListQuery {
  readonly group: EventGroup;
  /** The calendar day in Maryland, `YYYY-MM-DD`: what ended before it is past. */
  readonly today: string;
  /** Null: events for nobody in particular. Absent: every event. */
  readonly type?: EventType | null | undefined;
  /** From 1. */
  readonly number: number;
}

/**
 * One page of the list of events (specification, section 7), asked for by group and type so that a visitor of a list of
 * many years loads the part that is looked at. Within the page by startDate ascending (section 9).
 * The content API compares moments, not Maryland's days: of the evening before `today` some may come as 'upcoming'.
 */
export function fetchEventPage(
  http: Http,
  query: EventListQuery,
  signal?: AbortSignal,
): Promise<Answer<ListPage<Event>>> {
  return toAnswer(async () => {
    const { items, total, pageCount } = await read(http.get(pathOf(query), signal), (body, { Event, parseList }) =>
      parseList(Event, body),
    );
    return { number: query.number, total, pageCount, items: items.sort(byStart) };
  }, signal);
}

/** All but the descriptions. */
const FIELDS = 'title,startDate,endDate,time,type,eventStatus';

function pathOf({ group, today, type, number }: EventListQuery): string {
  const order = group === 'upcoming' ? 'asc' : 'desc';
  const query = [
    'populate=*',
    `sort=startDate:${order},id:${order}`,
    `fields=${FIELDS}`,
    ...(group === 'upcoming' ? notOver(today) : over(today)),
    ...ofType(type),
    `pagination[page]=${number}`,
    `pagination[pageSize]=${PAGE_SIZE}`,
  ];
  return `/api/events?${query.join('&')}`;
}

function notOver(today: string): string[] {
  const begin = queryMoment(today);
  return [`filters[$or][0][startDate][$gte]=${begin}`, `filters[$or][1][endDate][$gte]=${begin}`];
}

function over(today: string): string[] {
  const begin = queryMoment(today);
  return [
    `filters[startDate][$lt]=${begin}`,
    'filters[$or][0][endDate][$null]=true',
    `filters[$or][1][endDate][$lt]=${begin}`,
  ];
}

function ofType(type: EventType | null | undefined): string[] {
  if (type === undefined) return [];
  if (type !== null) return [`filters[type][$eq]=${type}`];
  const none = 'filters[$and][0][$or]';
  return [
    `${none}[0][type][$null]=true`,
    ...EVENT_TYPES.map((known, at) => `${none}[1][type][$notIn][${at}]=${known}`),
  ];
}

function byStart(one: Event, other: Event): number {
  return Date.parse(one.startDate) - Date.parse(other.startDate);
}
