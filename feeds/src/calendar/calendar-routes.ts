import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ICalEventData } from 'ical-generator';
import { EVENT_TYPES, type EventType, fetchSiteSettings } from 'shared/content';
import {
  type CalendarEvent,
  fetchCalendarEvent,
  fetchCalendarEvents,
  fetchCalendarServices,
} from 'shared/content/feeds';
import type { FeedParts } from '../feed-parts.ts';
import { calendarEntry, type CalendarSite } from './calendar-entry.ts';
import { calendarText } from './calendar-text.ts';
import { feedBegin, serviceDays } from './feed-days.ts';
import { serviceEntries } from './service-entry.ts';

const CHURCH = 'Soteria Church';

/** A feed's events by its name: of a ministry, or of nobody in particular, as the filter of the events page has them. */
const LISTS: Readonly<Record<string, { readonly name: string; readonly type: EventType | null }>> = {
  ...Object.fromEntries(EVENT_TYPES.map((type) => [type.toLowerCase(), { name: `${CHURCH}: ${type}`, type }])),
  others: { name: `${CHURCH}: Others`, type: null },
};

interface Calendar {
  /** Where it is. */
  readonly path: string;
  readonly name: string;
  readonly entries: readonly ICalEventData[];
}

/**
 * `/calendar.ics` with all services and events, `/calendar/men.ics` with the events of a ministry, and `/calendar/events/<id>.ics`
 * with one.
 */
export function calendarRoutes(app: FastifyInstance, { http, publicUrl, headers, now }: FeedParts): void {
  const send = (reply: FastifyReply, { path, name, entries }: Calendar) =>
    reply
      .headers(headers)
      .type('text/calendar; charset=utf-8')
      .send(calendarText(entries, { publicUrl, name, source: `${publicUrl}${path}` }));

  app.get('/calendar.ics', async (_request, reply) => {
    const site = await siteOf();
    const [times, events] = await Promise.all([fetchCalendarServices(http), allEvents()]);
    const services = times ? serviceEntries(times, serviceDays(now()), site) : [];
    return send(reply, { path: '/calendar.ics', name: CHURCH, entries: [...services, ...events.map(entryOn(site))] });
  });

  app.get<{ Params: { list: string } }>('/calendar/:list.ics', async ({ params }, reply) => {
    const list = Object.hasOwn(LISTS, params.list) ? LISTS[params.list] : undefined;
    if (!list) return reply.callNotFound();
    const site = await siteOf();
    const events = (await allEvents()).filter(({ type }) => type === list.type);
    return send(reply, { path: `/calendar/${params.list}.ics`, name: list.name, entries: events.map(entryOn(site)) });
  });

  app.get<{ Params: { id: string } }>('/calendar/events/:id.ics', async ({ params: { id } }, reply) => {
    const entries = [entryOn(await siteOf())(await fetchCalendarEvent(http, id))];
    // Phones show an entry that is no attachment, and offer to add it.
    reply.header('content-disposition', 'inline; filename="event.ics"');
    return send(reply, { path: `/calendar/events/${encodeURIComponent(id)}.ics`, name: CHURCH, entries });
  });

  async function siteOf(): Promise<CalendarSite> {
    const settings = await fetchSiteSettings(http);
    return { publicUrl, churchAddress: settings?.address ?? '' };
  }

  function allEvents(): Promise<CalendarEvent[]> {
    return fetchCalendarEvents(http, feedBegin(now()));
  }
}

function entryOn(site: CalendarSite): (event: CalendarEvent) => ICalEventData {
  return (event) => calendarEntry(event, site);
}
