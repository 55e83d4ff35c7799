import { type ICalEventData, ICalEventStatus } from 'ical-generator';
import {
  changeSentences,
  CHURCH_TIME_ZONE,
  eventAddress,
  eventDay,
  eventEnd,
  eventStart,
  eventTime,
  isOff,
  paragraphTexts,
  venueText,
} from 'shared/content';
import type { CalendarEvent } from 'shared/content/feeds';
import { editData, inMaryland } from './entry-parts.ts';

/** What entries need to know of the site. */
export interface CalendarSite {
  /** The canonical origin. */
  readonly publicUrl: string;
  /** From the site's settings; empty when staff cleared it. */
  readonly churchAddress: string;
}

/** An event as an entry of a calendar (RFC 5545). The same event gives the same entry, so that a feed changes with its content only. */
export function calendarEntry(event: CalendarEvent, site: CalendarSite): ICalEventData {
  const { id, title, type, updatedAt } = event;
  const url = `${site.publicUrl}${eventAddress(event)}`;
  return {
    id: `${id}@${new URL(site.publicUrl).hostname}`,
    ...times(event),
    // Google's calendar hides entries with status CANCELLED, so the title says it too.
    summary: isOff(event) ? `${event.eventStatus.toUpperCase()}: ${title}` : title,
    status: statusOf(event),
    description: [changeSentences(event).join(' '), ...paragraphTexts(event.desc), url].filter(Boolean).join('\n\n'),
    location:
      event.eventStatus === 'Moved online'
        ? (event.onlineLink ?? 'Online')
        : venueText(event.venue, site.churchAddress),
    url,
    ...(type && { categories: [{ name: type }] }),
    ...editData(updatedAt),
  };
}

function statusOf({ eventStatus }: CalendarEvent): ICalEventStatus {
  if (eventStatus === 'Cancelled') return ICalEventStatus.CANCELLED;
  return eventStatus === 'Postponed' ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED;
}

/** Where only days are known, the entry is of whole days; the day of its end is the one after its last. */
function times(event: CalendarEvent): Pick<ICalEventData, 'start' | 'end' | 'allDay' | 'timezone'> {
  const end = eventEnd(event);
  if (eventTime(event) === null) {
    const day = eventDay(event);
    return { start: dayAt(day), end: dayAt(end?.day ?? day, 1), allDay: true };
  }
  const start = inMaryland(eventStart(event));
  return { start, timezone: CHURCH_TIME_ZONE, ...(end?.moment && { end: inMaryland(end.moment) }) };
}

/** @param day `YYYY-MM-DD` */
function dayAt(day: string, daysLater = 0): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, date + daysLater));
}
