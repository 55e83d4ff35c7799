import { expect } from '@playwright/test';
import type { ContentEvent } from './content.ts';
import { eventPath } from './entry-path.ts';

type Attributes = ContentEvent['attributes'];

const always = () => true;
/** Nobody enters them, and what nobody entered is not told. */
const never = () => false;
const isOff = ({ eventStatus }: Attributes) => eventStatus === 'Cancelled' || eventStatus === 'Postponed';

/**
 * What Google lists for an event (https://developers.google.com/search/docs/appearance/structured-data/event, read on
 * 2026-11-25), and for which events the site has it.
 */
const FIELDS: Readonly<Record<string, (event: Attributes) => boolean>> = {
  // Required.
  name: always,
  startDate: always,
  location: always,
  // Recommended.
  description: always,
  image: always,
  eventStatus: always,
  eventAttendanceMode: always,
  organizer: always,
  endDate: ({ endDate }) => endDate !== null,
  offers: (event) => event.registerationLink !== null && !isOff(event),
  previousStartDate: ({ eventStatus, previousStartDate }) =>
    eventStatus === 'Rescheduled' && previousStartDate !== null,
  performer: never,
};

/** A day, or a moment with Maryland's offset. */
const DATE = /^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\d-0[45]:00)?$/;
const ABSOLUTE = expect.stringMatching(/^https?:\/\/[^/]+\//);

/** The schema.org event in a page's HTML. */
export function linkedEvent(html: string): Readonly<Record<string, unknown>> {
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  const items = blocks.map(([, json = '']): Record<string, unknown> => JSON.parse(json));
  const events = items.filter((item) => item['@type'] === 'Event');
  expect(events, 'one event of schema.org').toHaveLength(1);
  return events[0] ?? {};
}

/** It has what Google lists, as far as the content says it, and in the forms that Google reads. */
export function expectComplete(item: Readonly<Record<string, unknown>>, event: ContentEvent): void {
  const { title, eventStatus } = event.attributes;
  const has = Object.fromEntries(Object.keys(FIELDS).map((field) => [field, Object.hasOwn(item, field)]));
  const wanted = Object.fromEntries(
    Object.entries(FIELDS).map(([field, isWanted]) => [field, isWanted(event.attributes)]),
  );
  expect(has, title).toEqual(wanted);
  expect(item, title).toMatchObject({
    '@context': 'https://schema.org',
    name: title,
    description: expect.stringMatching(/./),
    eventStatus: `https://schema.org/${STATUS[eventStatus ?? 'Scheduled']}`,
    image: [ABSOLUTE],
    organizer: { '@type': 'Organization', name: 'Soteria Church', url: expect.stringMatching(/^https?:/) },
    url: expect.stringContaining(eventPath(event)),
    ...whereOf(event.attributes),
    ...(wanted['offers'] && { offers: { '@type': 'Offer', url: event.attributes.registerationLink } }),
  });
  for (const field of ['startDate', 'endDate', 'previousStartDate'])
    if (wanted[field]) expect(item[field], `${field} of ${title}`).toMatch(DATE);
}

const STATUS: Readonly<Record<string, string>> = {
  Scheduled: 'EventScheduled',
  Cancelled: 'EventCancelled',
  Postponed: 'EventPostponed',
  Rescheduled: 'EventRescheduled',
  'Moved online': 'EventMovedOnline',
};

function whereOf({ eventStatus, onlineLink }: Attributes) {
  if (eventStatus === 'Moved online')
    return {
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      location: { '@type': 'VirtualLocation', url: onlineLink ?? ABSOLUTE },
    };
  const address = expect.objectContaining({ '@type': 'PostalAddress', addressRegion: 'MD', addressCountry: 'US' });
  return {
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', name: expect.stringMatching(/./), address },
  };
}
