import { type Event, venueText } from 'shared/content';
import type { PageImage } from 'section-kit/shell-api';
import { eventDates } from './event-description.ts';

/**
 * What messengers show beside a link to the event: the server draws what, when and where on it. Messengers remember a picture by
 * its address, so the address changes with all that is drawn.
 * @param address of the venue, else of the church; empty when neither has one
 */
export function sharePicture(event: Event, address: string): PageImage {
  const { id, title, startDate, endDate, time, eventStatus, venue } = event;
  const drawn = [title, startDate, endDate, time, eventStatus, venueText(venue, address)];
  return {
    src: `/share/events/${encodeURIComponent(id)}.png?v=${hashOf(JSON.stringify(drawn))}`,
    width: 1200,
    height: 630,
    alt: `${title}. ${eventDates(event)}`,
  };
}

/** FNV-1a, 32 bits, over UTF-16 code units. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}
