import type { Event } from 'shared/content';
import type { PageImage } from 'shared/shell-api';
import { eventDates } from './event-description.ts';

/**
 * What messengers show beside a link to the event: the server draws what, when and where on it. With each edit it has another
 * address, because messengers remember a picture by its address.
 */
export function sharePicture(event: Event): PageImage {
  const { id, title, updatedAt } = event;
  const version = updatedAt === null ? '' : `?v=${Date.parse(updatedAt)}`;
  return {
    src: `/share/events/${encodeURIComponent(id)}.png${version}`,
    width: 1200,
    height: 630,
    alt: `${title}. ${eventDates(event)}`,
  };
}
