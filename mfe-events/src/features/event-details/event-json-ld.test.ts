import { fetchEvent } from 'shared/content';
import { createFakeHttp } from 'section-kit/testing';
import { eventItem, imageField } from '../../testing/event-item.ts';
import { eventJsonLd } from './event-json-ld.ts';

const WHERE = {
  url: new URL('https://soteria.example/event-details?id=retreat'),
  address: '1900 Deep Run Road, Whiteford, MD 21160',
};

async function jsonLd(attributes: Readonly<Record<string, unknown>> = {}) {
  const http = createFakeHttp({ '/api/events/': { data: eventItem('retreat', { title: 'Retreat', ...attributes }) } });
  const { response } = await fetchEvent(http, 'retreat');
  if (!response) throw new Error('The event is not what the content API sends.');
  return eventJsonLd(response, WHERE);
}

const paragraph = (text: string) => ({ type: 'paragraph', children: [{ type: 'text', text }] });

it('has what search engines require of an event, and what they recommend', async () => {
  const item = await jsonLd({
    startDate: '2027-03-12T23:00:00Z',
    time: '18:00:00',
    endDate: '2027-03-14T16:00:00Z',
    venue: { data: { attributes: { name: 'Deep Run', address: WHERE.address } } },
    desc: [
      paragraph('Three days by the lake.'),
      { type: 'list', format: 'unordered', children: [] },
      paragraph('Come!'),
    ],
    image: imageField('medium'),
    registerationLink: 'https://events.example/retreat',
  });
  expect(item).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: 'Retreat',
    description: 'Three days by the lake.\nCome!',
    startDate: '2027-03-12T18:00:00-05:00',
    endDate: '2027-03-14T12:00:00-04:00',
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: 'Deep Run',
      address: {
        '@type': 'PostalAddress',
        streetAddress: '1900 Deep Run Road',
        addressLocality: 'Whiteford',
        addressRegion: 'MD',
        postalCode: '21160',
        addressCountry: 'US',
      },
    },
    image: ['https://soteria.example/uploads/medium.png'],
    offers: { '@type': 'Offer', url: 'https://events.example/retreat' },
    url: 'https://soteria.example/event-details?id=retreat',
    organizer: { '@type': 'Organization', name: 'Soteria Church', url: 'https://soteria.example' },
  });
});

it('takes place at the church, where a venue has no name', async () => {
  const venue = { data: { attributes: { name: '', address: '1 Main St' } } };
  expect((await jsonLd({ venue }))['location']).toMatchObject({ name: 'Soteria Church' });
});

it.each([
  ['Cancelled', 'EventCancelled'],
  ['Postponed', 'EventPostponed'],
  ['Rescheduled', 'EventRescheduled'],
])('tells search engines that it is %s', async (eventStatus, status) => {
  const item = await jsonLd({ eventStatus, previousStartDate: '2027-03-07T23:30:00Z' });
  expect(item).toMatchObject({ eventStatus: `https://schema.org/${status}`, location: { '@type': 'Place' } });
  const before = eventStatus === 'Rescheduled' ? '2027-03-07T18:30:00-05:00' : undefined;
  expect(item['previousStartDate']).toBe(before);
});

it.each([
  ['https://meet.example/a', 'https://meet.example/a'],
  [null, 'https://soteria.example/event-details?id=retreat'],
])('takes place online at %s', async (onlineLink, url) => {
  expect(await jsonLd({ eventStatus: 'Moved online', onlineLink })).toMatchObject({
    eventStatus: 'https://schema.org/EventMovedOnline',
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url },
  });
});

it('leaves out what is not known', async () => {
  const item = await jsonLd();
  for (const key of ['endDate', 'previousStartDate', 'offers', 'performer', 'isAccessibleForFree'])
    expect(item).not.toHaveProperty(key);
  expect(item['location']).toMatchObject({ name: 'Soteria Church' });
});

it('has a description and a picture of what is known, where nobody entered them', async () => {
  expect(await jsonLd()).toMatchObject({
    description: 'Sunday, March 14, 2027, 6:30 PM.',
    image: [expect.stringMatching(/^https:\/\/soteria\.example\/share\/events\/retreat\.png\?v=\w+$/)],
  });
});

it.each(['Cancelled', 'Postponed'])('offers no registration while it is %s', async (eventStatus) => {
  expect(await jsonLd({ eventStatus, registerationLink: 'https://events.example/retreat' })).not.toHaveProperty(
    'offers',
  );
});

it.each([
  ['the last second before clocks go forward', '2027-03-14', '01:59:59', '2027-03-14T01:59:59-05:00'],
  ['just after clocks went forward', '2027-03-14', '03:00:00', '2027-03-14T03:00:00-04:00'],
  ['in summer', '2027-07-04', '19:00:00', '2027-07-04T19:00:00-04:00'],
  ['just before clocks go back', '2027-11-07', '00:59:59', '2027-11-07T00:59:59-04:00'],
  ['just after clocks went back', '2027-11-07', '02:00:00', '2027-11-07T02:00:00-05:00'],
])("starts by Maryland's clock: %s", async (_, startDate, time, start) => {
  expect(await jsonLd({ startDate, time })).toMatchObject({ startDate: start });
});

it.each([
  ['the same evening', '2027-03-15T01:00:00.000Z', '2027-03-14T21:00:00-04:00'],
  ['after clocks changed', '2027-11-07T15:00:00Z', '2027-11-07T10:00:00-05:00'],
  ['a day', '2027-03-16', '2027-03-16'],
])('ends: %s', async (_, endDate, end) => {
  expect(await jsonLd({ endDate })).toMatchObject({ endDate: end });
});

it('is of a day where only the day is known', async () => {
  expect(await jsonLd({ startDate: '2027-03-14', time: null })).toMatchObject({ startDate: '2027-03-14' });
});

it.each([
  ['/connect/contact-us', 'https://soteria.example/connect/contact-us'],
  ['http://events.example/retreat', 'http://events.example/retreat'],
  ['mailto:hello@soteria.example', undefined],
  ['tel:+14105550142', undefined],
])('offers a registration at %s: %s', async (registerationLink, url) => {
  const { offers } = await jsonLd({ registerationLink });
  expect(offers).toEqual(url && { '@type': 'Offer', url });
});
