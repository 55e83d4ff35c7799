import { churchTimestamp, DEFAULT_SETTINGS, detailPicture, type Event, eventEndDay, eventStart } from 'shared/content';

/** The event as search engines read it: https://schema.org/Event. @param url the address of its page */
export function eventJsonLd(event: Event, url: URL): Readonly<Record<string, unknown>> {
  const lastDay = eventEndDay(event);
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: event.title,
    startDate: churchTimestamp(eventStart(event)),
    ...(lastDay ? { endDate: lastDay } : {}),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: location(event),
    ...(event.image ? { image: [new URL(detailPicture(event.image).url, url).href] } : {}),
    url: url.href,
    organizer: { '@type': 'Organization', name: CHURCH, url: url.origin },
  };
}

const CHURCH = 'Soteria Church';

function location({ venue }: Event) {
  return { '@type': 'Place', name: venue?.name ?? CHURCH, address: venue?.address ?? DEFAULT_SETTINGS.address };
}
