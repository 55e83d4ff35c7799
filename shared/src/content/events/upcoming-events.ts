import type { Http } from '../../http/index.ts';
import { type Answer, toAnswer } from '../api/answer.ts';
import { churchDay } from '../dates/church-clock.ts';
import type { Event } from './event-shape.ts';
import { eventStart } from './event-time.ts';
import { PAGE_SIZE } from '../api/list-page.ts';
import { queryMoment } from '../dates/query-moment.ts';
import { read } from '../api/read.ts';

export interface UpcomingOptions {
  readonly now: Date;
  /** How many at the most. */
  readonly limit: number;
}

interface Range {
  readonly start: number;
  readonly limit: number;
}

/**
 * Events that have not started, the next one first (specification, section 7); none is an answer too.
 * The content API does not know the wall clock of `time`, so it is asked for all of Maryland's today. What has started is
 * left out here. While that leaves too few, and its answers are full, it is asked for the next ones (decision 0039).
 */
export function fetchUpcomingEvents(
  http: Http,
  { now, limit }: UpcomingOptions,
  signal?: AbortSignal,
): Promise<Answer<Event[]>> {
  return toAnswer(async () => {
    const known = new Map<string, Event>();
    for (let range: Range = { start: 0, limit }; ; range = nextRange(range)) {
      const path = upcomingPath(now, range);
      const { items, count } = await read(http.get(path, signal), (body, { Event, parseList }) =>
        parseList(Event, body),
      );
      const before = known.size;
      for (const event of items) known.set(event.id, event);
      const ahead = [...known.values()].filter((event) => eventStart(event) >= now);
      const isLast = count < range.limit || known.size === before;
      if (ahead.length >= limit || isLast) return ahead.sort(byStart).slice(0, limit);
    }
  }, signal);
}

function nextRange({ start, limit }: Range): Range {
  return { start: start + limit, limit: PAGE_SIZE };
}

function upcomingPath(now: Date, { start, limit }: Range): string {
  const query = [
    'populate[0]=image',
    'populate[1]=venue',
    'sort=startDate:asc',
    `filters[startDate][$gte]=${queryMoment(churchDay(now.toISOString()))}`,
    `pagination[start]=${start}`,
    `pagination[limit]=${limit}`,
  ];
  return `/api/events?${query.join('&')}`;
}

function byStart(one: Event, other: Event): number {
  return eventStart(one).getTime() - eventStart(other).getTime();
}
