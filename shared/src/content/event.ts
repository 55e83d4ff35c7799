import * as v from 'valibot';
import type { Http } from '../http/index.ts';
import { answer, type Answer } from './answer.ts';
import { eventStart } from './event-time.ts';
import { toEventType } from './event-type.ts';
import { Picture } from './media.ts';
import { RichText } from './rich-text.ts';
import { safeLink } from './safe-link.ts';
import { entry, optional, parseList, parseOne } from './wire.ts';

const Venue = v.object({ name: optional(v.string()), address: optional(v.string()) });

/** A text, or a relation: both stand for a place. */
const VenueField = v.pipe(
  optional(v.union([v.string(), v.object({ data: optional(v.object({ attributes: Venue })) })])),
  v.transform((venue) =>
    typeof venue === 'string' ? { name: null, address: venue } : (venue?.data?.attributes ?? null),
  ),
);

/** A date-time, or a bare date. Not `v.isoTimestamp`: it knows no bare date. */
const DateField = v.pipe(
  v.string(),
  v.check((date) => /^\d{4}-\d{2}-\d{2}(T|$)/.test(date) && !Number.isNaN(Date.parse(date)), 'is not a date'),
);

/** `HH:MM:SS`; SQLite adds fractions. */
const TimeField = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d+)?)?$/));

/** Only what an event cannot do without may cost the event: an end, a time or a text that is wrong is left out alone. */
const Attributes = v.object({
  title: v.string(),
  startDate: DateField,
  endDate: v.fallback(optional(DateField), null),
  time: v.fallback(optional(TimeField), null),
  venue: VenueField,
  desc: v.pipe(
    v.fallback(optional(RichText), null),
    v.transform((blocks) => blocks ?? []),
  ),
  /** Spelled so by the content API. Null when it is no address that a link may have. */
  registerationLink: v.pipe(optional(v.string()), v.transform(safeLink)),
  type: v.pipe(optional(v.string()), v.transform(toEventType)),
  image: Picture,
});

export const Event = entry(Attributes);
export type Event = v.InferOutput<typeof Event>;

/** The content API's own ceiling for a page of a list. */
const PAGE_SIZE = 100;
const ALL = `/api/events?populate=*&sort=startDate:asc&pagination[pageSize]=${PAGE_SIZE}`;

/** All events, startDate ascending; a long list is followed to its end. */
export function fetchEvents(http: Http, signal?: AbortSignal): Promise<Answer<Event[]>> {
  return answer(async () => {
    const page = async (number: number) =>
      parseList(Event, await http.get(`${ALL}&pagination[page]=${number}`, signal));
    const first = await page(1);
    const others = await Promise.all(Array.from({ length: first.pageCount - 1 }, (_, index) => page(index + 2)));
    return [first, ...others].flatMap(({ items }) => items);
  }, signal);
}

/** One event. @param id numeric or document id, as the list gives it */
export function fetchEvent(http: Http, id: string, signal?: AbortSignal): Promise<Answer<Event>> {
  return answer(
    async () => parseOne(Event, await http.get(`/api/events/${encodeURIComponent(id)}?populate=*`, signal)),
    signal,
  );
}

export interface UpcomingOptions {
  readonly now: Date;
  /** How many at the most. */
  readonly limit: number;
}

/**
 * Events that have not started, startDate ascending; when there are none, the full list (specification, section 7).
 * The query's moment is cut to the minute, so that visitors of one minute share an answer; what started meanwhile, or
 * since a stale answer was made, is left out here.
 */
export function fetchUpcomingEvents(
  http: Http,
  options: UpcomingOptions,
  signal?: AbortSignal,
): Promise<Answer<Event[]>> {
  return answer(async () => {
    const { items } = parseList(Event, await http.get(upcomingPath(options), signal));
    const upcoming = items.filter((event) => eventStart(event) >= options.now);
    if (upcoming.length > 0) return upcoming;
    const all = await fetchEvents(http, signal);
    if (all.error) throw new Error(all.error.message);
    return all.response;
  }, signal);
}

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
