import type { Http } from '../http/index.ts';
import { answer, type Answer } from './answer.ts';
import type { Event } from './event-shape.ts';
import { eventStart } from './event-time.ts';
import { PAGE_SIZE } from './list-page.ts';
import { read } from './read.ts';

export interface UpcomingOptions {
  readonly now: Date;
  /** How many at the most. */
  readonly limit: number;
}

/**
 * Events that have not started, startDate ascending; when there are none, the full list (specification, section 7), of a
 * long one its last page.
 * The query's moment is cut to the minute, so that visitors of one minute share an answer; what started meanwhile, or
 * since a stale answer was made, is left out here.
 */
export function fetchUpcomingEvents(
  http: Http,
  options: UpcomingOptions,
  signal?: AbortSignal,
): Promise<Answer<Event[]>> {
  return answer(async () => {
    const eventsAt = (path: string) =>
      read(http.get(path, signal), (body, { Event, parseList }) => parseList(Event, body).items);
    const upcoming = (await eventsAt(upcomingPath(options))).filter((event) => eventStart(event) >= options.now);
    if (upcoming.length > 0) return upcoming;
    return (await eventsAt(LAST_PAGE)).reverse();
  }, signal);
}

const LAST_PAGE = `/api/events?populate=*&sort=startDate:desc&pagination[pageSize]=${PAGE_SIZE}`;

function upcomingPath({ now, limit }: UpcomingOptions): string {
  const since = new Date(Math.floor(now.getTime() / 60_000) * 60_000).toISOString();
  const query = [
    'populate[0]=image',
    'populate[1]=venue',
    'sort=startDate:asc',
    `filters[startDate][$gte]=${since}`,
    'pagination[start]=0',
    `pagination[limit]=${limit}`,
  ];
  return `/api/events?${query.join('&')}`;
}
