import {
  CHURCH_AREA,
  churchTimestamp,
  detailPicture,
  type Event,
  eventDay,
  eventEnd,
  eventStart,
  type EventStatus,
  eventTime,
  isOff,
  paragraphTexts,
  postalAddress,
} from 'shared/content';
import { eventDescription } from './event-description.ts';
import { sharePicture } from './share-picture.ts';

interface Where {
  /** The event's page. */
  readonly url: URL;
  /** Street and city: the venue's, else the church's; empty when neither has one. */
  readonly address: string;
}

const CHURCH = 'Soteria Church';

/**
 * The event as search engines read it: https://schema.org/Event. It has what Google lists as required and recommended, as far as the
 * content says it. Nobody enters performers, prices or how many places are left, so none are told.
 */
export function eventJsonLd(event: Event, { url, address }: Where): Readonly<Record<string, unknown>> {
  const { title, image, desc } = event;
  const picture = image ? detailPicture(image).url : sharePicture(event, address).src;
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: title,
    description: paragraphTexts(desc).join('\n') || eventDescription(event),
    ...dates(event),
    ...status(event),
    ...place(event, { url, address }),
    image: [new URL(picture, url).href],
    ...offers(event, url),
    url: url.href,
    organizer: { '@type': 'Organization', name: CHURCH, url: url.origin },
  };
}

/** A start or an end of which only the day is known is that day. */
function dates(event: Event) {
  const end = eventEnd(event);
  const endDate = end?.moment ? churchTimestamp(end.moment) : end?.day;
  return { startDate: startOf(event), ...(endDate && { endDate }) };
}

function startOf(event: Pick<Event, 'startDate' | 'time'>): string {
  return eventTime(event) === null ? eventDay(event) : churchTimestamp(eventStart(event));
}

const STATUS: Readonly<Record<EventStatus, string>> = {
  Scheduled: 'EventScheduled',
  Cancelled: 'EventCancelled',
  Postponed: 'EventPostponed',
  Rescheduled: 'EventRescheduled',
  'Moved online': 'EventMovedOnline',
};

function status({ eventStatus, previousStartDate }: Event) {
  const earlier = eventStatus === 'Rescheduled' ? previousStartDate : null;
  return {
    eventStatus: `https://schema.org/${STATUS[eventStatus]}`,
    ...(earlier && { previousStartDate: startOf({ startDate: earlier, time: null }) }),
  };
}

/** An online event is where it can be joined: by its link, else as its page says. */
function place({ eventStatus, venue, onlineLink }: Event, { url, address }: Where) {
  if (eventStatus === 'Moved online')
    return {
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      location: { '@type': 'VirtualLocation', url: onlineLink ?? url.href },
    };
  return {
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: venue?.name || CHURCH,
      address: address ? postalAddress(address) : CHURCH_AREA,
    },
  };
}

/** Where to register, unless it is off. What it costs, if anything, is said there. A link that writes a mail is no offer. */
function offers(event: Event, url: URL) {
  const { registerationLink } = event;
  if (registerationLink === null || isOff(event)) return {};
  const { protocol, href } = new URL(registerationLink, url);
  return ['http:', 'https:'].includes(protocol) ? { offers: { '@type': 'Offer', url: href } } : {};
}
