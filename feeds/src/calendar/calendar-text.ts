import ical, { type ICalEventData } from 'ical-generator';
import { MARYLAND_TIME } from './time-zone.ts';

export interface CalendarOptions {
  /** The canonical origin. */
  readonly publicUrl: string;
  /** As calendar programs list it. */
  readonly name: string;
  /** Its own address. */
  readonly source: string;
}

const ONE_HOUR_SECONDS = 3_600;

/** A calendar in the format of RFC 5545 and 7986: lines of at most 75 octets, each with CR and LF. */
export function calendarText(entries: readonly ICalEventData[], { publicUrl, name, source }: CalendarOptions): string {
  const calendar = ical({
    prodId: { company: 'Soteria Church', product: 'Website', language: 'EN' },
    name,
    source,
    url: `${publicUrl}/events`,
    ttl: ONE_HOUR_SECONDS,
    // Without a name: moments that are no times of events stay in UTC.
    timezone: { name: null, generator: () => MARYLAND_TIME },
    events: [...entries],
  });
  return `${calendar.toString()}\r\n`;
}
