import {
  churchTimestamp,
  detailPicture,
  type Event,
  eventDay,
  eventEnd,
  eventStart,
  eventTime,
  postalAddress,
} from 'shared/content';
import { CHURCH_AREA } from '../../event/venue-text.ts';
import { eventText } from './event-text.ts';

interface Where {
  /** The event's page. */
  readonly url: URL;
  /** Street and city: the venue's, else the church's; empty when neither has one. */
  readonly address: string;
}

const CHURCH = 'Soteria Church';

/** The event as search engines read it: https://schema.org/Event. */
export function eventJsonLd(event: Event, { url, address }: Where): Readonly<Record<string, unknown>> {
  const { title, venue, image, desc, registerationLink } = event;
  const description = eventText(desc).join('\n');
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: title,
    ...(description && { description }),
    ...dates(event),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: venue?.name || CHURCH,
      address: address ? postalAddress(address) : CHURCH_AREA,
    },
    ...(image && { image: [new URL(detailPicture(image).url, url).href] }),
    ...offers(registerationLink, url),
    url: url.href,
    organizer: { '@type': 'Organization', name: CHURCH, url: url.origin },
  };
}

/** A start or an end of which only the day is known is that day. */
function dates(event: Event) {
  const end = eventEnd(event);
  const endDate = end?.moment ? churchTimestamp(end.moment) : end?.day;
  const startDate = eventTime(event) === null ? eventDay(event) : churchTimestamp(eventStart(event));
  return { startDate, ...(endDate && { endDate }) };
}

/** Where to register. What it costs, if anything, is said there. A link that writes a mail is no offer. */
function offers(registerationLink: string | null, url: URL) {
  if (registerationLink === null) return {};
  const { protocol, href } = new URL(registerationLink, url);
  return ['http:', 'https:'].includes(protocol) ? { offers: { '@type': 'Offer', url: href } } : {};
}
