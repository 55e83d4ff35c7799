import fc from 'fast-check';

import { churchMoment } from '../../../src/church-clock/church-clock';
import { NOW } from './facts';
import type { Written } from './models';
import { rightAddress, rightBlocks, rightPicture, rightSentence, rightTitle, type When } from './right-texts';

const HOUR_MS = 3_600_000;

const dayIn = (days: number) => new Date(NOW.getTime() + days * 24 * HOUR_MS).toISOString().slice(0, 10);

/** By day, within a year; or before today. */
const when = (first: number, last: number) =>
  fc.record({
    day: fc.integer({ min: first, max: last }).map(dayIn),
    time: fc.integer({ min: 24, max: 84 }).map((quarters) => new Date(quarters * 900_000).toISOString().slice(11, 19)),
  });

const entry = (type: string, values: fc.Arbitrary<Record<string, unknown>>) =>
  values.map((written): Written => ({ type, values: written }));

const event = (at: When) =>
  fc.record({
    title: rightTitle(at),
    startDate: fc.constant(churchMoment(at).toISOString()),
    endDate: fc.option(fc.constant(new Date(churchMoment(at).getTime() + 2 * HOUR_MS).toISOString())),
    desc: rightBlocks(at),
    registerationLink: fc.option(rightAddress),
    image: fc.option(rightPicture),
    eventStatus: fc.constantFrom('Scheduled', 'Cancelled', 'Postponed'),
    statusNote: fc.option(rightSentence(at)),
    onlineLink: fc.constant(null),
    unpublishAt: fc.option(fc.constant(new Date(churchMoment(at).getTime() + 3 * HOUR_MS).toISOString())),
  });

const series = (at: When) =>
  fc.record({
    title: rightTitle(at),
    firstDay: fc.constant(at.day),
    startTime: fc.constant(`${at.time}.000`),
    endTime: fc.constant(null),
    repeats: fc.constantFrom('Every week', 'Every two weeks'),
    until: fc.constant(new Date(Date.parse(at.day) + 28 * 24 * HOUR_MS).toISOString().slice(0, 10)),
    days: fc.constant([]),
    exceptions: fc.constant([{ day: at.day, kind: 'Cancelled', note: 'Because of the snow.' }]),
    desc: rightBlocks(at),
    registerationLink: fc.option(rightAddress),
    image: fc.option(rightPicture),
  });

const sermon = (at: When) =>
  fc.record({
    title: rightTitle(at),
    preacher: fc.constantFrom('Pastor Grace Adeyemi', 'Rev. Daniel Kim', 'Elder J. B. Smith III'),
    date: fc.constant(at.day),
    audio: fc.constant([{ name: 'the-well.mp3', mime: 'audio/mpeg', alternativeText: null }]),
    youtubeLink: fc.constantFrom('https://youtu.be/abcdefghijk', '/uploads/light.mp4', null),
    backgroundImage: fc.option(rightPicture.map((picture) => [picture])),
    scripture: fc.constantFrom('John 4:1–42', '1 & 2 Samuel', null),
    description: fc.option(rightSentence(at)),
    chapters: fc.constant([
      { start: '0:00', title: 'Before sunrise' },
      { start: '59:50', title: 'Arise, shine' },
      { start: '1:02:00', title: 'Amen' },
    ]),
    transcript: fc.constant('WEBVTT\n\n00:00.000 --> 00:02.000\nthe the  well ,lorem ipsum'),
  });

const serviceTimes = (at: When) =>
  fc.record({
    services: fc.constant([
      { name: 'Worship', weekday: 'Sunday', startTime: '10:00:00.000', endTime: '11:30:00.000', place: '' },
      { name: 'Prayer', weekday: 'Friday', startTime: '19:00:00.000', endTime: null, place: null },
    ]),
    exceptions: fc.constant([
      { date: '2027-02-14', kind: 'No service', note: 'Because of the snow. Join us online at ten.' },
      { date: '2027-12-25', kind: 'Extra service', name: 'Christmas Day', startTime: '10:00:00.000', endTime: null },
    ]),
    expect: rightSentence(at),
  });

const siteSettings = fc.record({
  phone: fc.constantFrom('(410) 555-0142', '410.555.0142', '+1 410-555-0142 ext. 5', '+44 20 7946 0958', '', null),
  email: fc.constantFrom('hello@soteriachurch.example', '', null),
  address: fc.constant('8410 Harford Road, Parkville, MD 21234'),
  giveUrl: rightAddress,
  catalystUrl: fc.constantFrom('/connect/catalyst', '', null),
  missionStatement: fc.constant('To be and to make devoted disciples of Jesus Christ and servant-leaders.'),
});

const venue = fc.record({
  name: fc.constantFrom('Soteria Church, Sanctuary', 'Rocky Point Beach and Park', 'YMCA'),
  address: fc.constant('5120 South Street, Halethorpe, MD 21227'),
});

const AHEAD = when(1, 300);
const BEFORE = when(-300, -1);

/** Entries with nothing to mend, by content type. */
export const RIGHT_ENTRIES: Readonly<Record<string, fc.Arbitrary<Written>>> = {
  event: entry('event', AHEAD.chain(event)),
  'event-series': entry('event-series', AHEAD.chain(series)),
  sermon: entry('sermon', BEFORE.chain(sermon)),
  'latest-sermon': entry('latest-sermon', fc.constant({ sermon: null })),
  'service-time': entry('service-time', AHEAD.chain(serviceTimes)),
  'site-setting': entry('site-setting', siteSettings),
  venue: entry('venue', venue),
  'sermon-series': entry(
    'sermon-series',
    BEFORE.chain((at) => fc.record({ title: rightTitle(at) })),
  ),
};
