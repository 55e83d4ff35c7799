import type { ContentEvent } from './content.ts';

/** How a visitor reads an event's date and time: US English, Maryland's clock (specification, section 9). */
const ZONE = 'America/New_York';

/** 'Sunday, March 14, 2027', or for several days 'Fri, Mar 12 - Sun, Mar 14, 2027'. */
export function dateText({ attributes: { startDate, endDate } }: ContentEvent): string {
  const short = (date: string) => format(date, { weekday: 'short', month: 'short', day: 'numeric' });
  if (!endDate || isSameDay(startDate, endDate))
    return format(startDate, { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' });
  return `${short(startDate)} - ${short(endDate)}, ${format(endDate, { year: 'numeric' })}`;
}

/** '6:30 PM', with an end '6:30 PM - 9:00 PM', over several days 'Fri 6:30 PM - Sun 12:00 PM'. */
export function timeText({ attributes: { startDate, endDate } }: ContentEvent): string {
  if (!endDate) return clock(startDate);
  if (isSameDay(startDate, endDate)) return `${clock(startDate)} - ${clock(endDate)}`;
  const weekday = (date: string) => format(date, { weekday: 'short' });
  return `${weekday(startDate)} ${clock(startDate)} - ${weekday(endDate)} ${clock(endDate)}`;
}

/** Whether it ends on the day on which it starts. */
export function endsOnItsDay({ attributes: { startDate, endDate } }: ContentEvent): boolean {
  return endDate !== null && isSameDay(startDate, endDate);
}

/** The venue, or the church's own address for an event without one. */
export function venueText({ attributes: { venue } }: ContentEvent, churchAddress: string): string {
  const place = venue.data?.attributes;
  return place ? `${place.name}, ${place.address}` : churchAddress;
}

function isSameDay(one: string, other: string): boolean {
  const day = (date: string) => format(date, { year: 'numeric', month: 'numeric', day: 'numeric' });
  return day(one) === day(other);
}

function clock(date: string): string {
  return format(date, { hour: 'numeric', minute: '2-digit', hour12: true }).replace(/\s/, ' ');
}

function format(date: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-US', { ...options, timeZone: ZONE }).format(new Date(date));
}
