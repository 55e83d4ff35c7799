import type { ContentEvent } from './content.ts';

/** How a visitor reads an event's date and time: US English, Maryland's clock (specification, section 9). */
const ZONE = 'America/New_York';

/** 'Sunday, March 14, 2027', or for several days 'Fri, Mar 12 - Sun, Mar 14, 2027'. */
export function dateText({ attributes: { startDate, endDate } }: ContentEvent): string {
  const long = format(startDate, { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' });
  const short = (date: string) => format(date, { weekday: 'short', month: 'short', day: 'numeric' });
  if (!endDate || short(endDate) === short(startDate)) return long;
  return `${short(startDate)} - ${short(endDate)}, ${format(endDate, { year: 'numeric' })}`;
}

/** '6:30 PM' */
export function timeText({ attributes: { startDate } }: ContentEvent): string {
  return format(startDate, { hour: 'numeric', minute: '2-digit', hour12: true }).replace(/\s/, ' ');
}

/** The venue, or the church's own address for an event without one. */
export function venueText({ attributes: { venue } }: ContentEvent, churchAddress: string): string {
  const place = venue.data?.attributes;
  return place ? `${place.name}, ${place.address}` : churchAddress;
}

function format(date: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-US', { ...options, timeZone: ZONE }).format(new Date(date));
}
