import type { Http } from '../../http/index.ts';
import { type Answer, toAnswer } from '../api/answer.ts';
import { read } from '../api/read.ts';
import type { Event } from './event-shape.ts';
import { eventDay, eventEnd } from './event-time.ts';
import { eventsBetween } from './events-between.ts';

/** What took place in a year, and in which years there was anything. */
export interface PastYear {
  /** Those that began in the year and are over, the last one first. */
  readonly events: readonly Event[];
  /** The year of the church's first event; null where there is none. */
  readonly firstYear: number | null;
}

/** The events of a year that are over. @param today `YYYY-MM-DD` in Maryland: what ended before it is over */
export function fetchPastYear(
  http: Http,
  { year, today }: { readonly year: number; readonly today: string },
  signal?: AbortSignal,
): Promise<Answer<PastYear>> {
  return toAnswer(async () => {
    const [events, firstYear] = await Promise.all([
      eventsBetween(http, { from: `${year}-01-01`, until: `${year + 1}-01-01` }, signal),
      fetchFirstYear(http, signal),
    ]);
    const isOver = (event: Event) => (eventEnd(event)?.day ?? eventDay(event)) < today;
    const began = events.filter((event) => yearOf(event) === year && isOver(event));
    return { events: began.reverse(), firstYear };
  }, signal);
}

async function fetchFirstYear(http: Http, signal?: AbortSignal): Promise<number | null> {
  const path = '/api/events?sort=startDate:asc,id:asc&fields=title,startDate,time&pagination[pageSize]=1';
  const { items } = await read(http.get(path, signal), (body, { Event, parseList }) => parseList(Event, body));
  return items[0] ? yearOf(items[0]) : null;
}

function yearOf(event: Event): number {
  return Number(eventDay(event).slice(0, 4));
}
