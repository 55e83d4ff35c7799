import { createFakeHttp, htmlAt, type MeantEvent, quarterHours } from 'section-kit/testing';
import * as nextEvent from '../slots/next-event.tsx';
import { eventItem } from '../testing/event-item.ts';
import { load } from '../testing/load.ts';
import * as details from './event-details.tsx';
import * as events from './events.tsx';

const ADDRESS = '/event-details?id=evening';
const EVENTS = quarterHours();

/** What is said of events, for machines and for people, in the order in which it stands there. */
function timesIn(html: string) {
  return [...html.matchAll(/<time dateTime="([^"]*)">([^<]*)<\/time>/gi)].map(([, ...said]) => said);
}

const meantTimes = ({ dateTexts, timeTexts }: MeantEvent) => [[...dateTexts], [...timeTexts]];

async function shown({ startDate, time }: MeantEvent) {
  const item = eventItem('evening', { startDate, time });
  const http = createFakeHttp({ '/api/events?': { data: [item] }, '/api/events/evening?': { data: item } });
  const next = await load(nextEvent, http);
  const event = await load(details, http, ADDRESS);
  const { jsonLd: [machines] = [] } = details.head({ data: event, url: new URL(ADDRESS, 'https://soteria.example') });
  return {
    home: timesIn(htmlAt('/', <nextEvent.Component data={next} />)),
    details: timesIn(htmlAt(ADDRESS, <details.Component data={event} />)),
    countdown: next.status === 'loaded' ? Date.parse(next.start) : next.status,
    searchEngines: String(machines?.['startDate']),
  };
}

/** East and west of Maryland: a day or a time that is not the church's own shows in one of them. */
export function testEventTimes(zone: { readonly name: string; readonly minutesWestInJanuary: number }): void {
  beforeEach(() => void jest.useFakeTimers({ now: new Date('2027-01-01T12:00:00Z'), doNotFake: ['nextTick'] }));
  afterEach(() => void jest.useRealTimers());

  it(`really runs in ${zone.name}`, () => {
    expect(new Date('2027-01-15T12:00:00Z').getTimezoneOffset()).toBe(zone.minutesWestInJanuary);
    expect(EVENTS).toHaveLength(3 * (96 + 96 + 92 + 100));
  });

  it('an event has the day and the time that its editor meant: on home, in its details, for search engines', async () => {
    for (const event of EVENTS) {
      const { searchEngines, ...rest } = await shown(event);
      const times = meantTimes(event);
      expect({ event, ...rest }).toEqual({ event, home: times, details: times, countdown: event.start });
      expect(searchEngines).toMatch(/^2027-\d\d-\d\dT\d\d:\d\d:00-0[45]:00$/);
      expect({ event, moment: Date.parse(searchEngines) }).toEqual({ event, moment: event.start });
    }
  });

  it('and on its card', async () => {
    const data = EVENTS.map(({ startDate, time }, at) => eventItem(`${at}`, { startDate, time }));
    const page = await load(events, createFakeHttp({ '/api/events?': { data } }), '/events');
    const byStart = EVENTS.toSorted((one, other) => Date.parse(one.startDate) - Date.parse(other.startDate));
    expect(timesIn(htmlAt('/events', <events.Component data={page} />))).toEqual(byStart.flatMap(meantTimes));
  });
}
