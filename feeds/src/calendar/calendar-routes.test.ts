import fc from 'fast-check';
import ICAL from 'ical.js';
import { type Entries, feedSite } from '../testing/feed-site.ts';

async function read(entries: Entries, path = '/calendar.ics') {
  const { body } = await feedSite(entries).get(path);
  const calendar = new ICAL.Component(ICAL.parse(body));
  const events = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
  return { body, calendar, events };
}

/** The lines of one property, unfolded. */
function linesOf(body: string, name: string): string[] {
  return body
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .filter((line) => line.startsWith(name));
}

describe('the calendar', () => {
  it('has every event with what a calendar program shows', async () => {
    const paragraph = { type: 'paragraph', children: [{ type: 'text', text: 'Bring a chair; bread, too.' }] };
    const venue = { data: { attributes: { name: 'Deep Run', address: '1900 Deep Run Road, Whiteford, MD' } } };
    const { events, body } = await read({ a1: { type: 'Men', desc: [paragraph], venue } });
    const [event] = events;
    expect(event).toMatchObject({
      uid: 'a1@church.example',
      summary: 'Picnic',
      location: 'Deep Run, 1900 Deep Run Road, Whiteford, MD',
      description: 'Bring a chair; bread, too.\n\nhttps://church.example/events/picnic-a1',
    });
    // The first two are of the zone.
    expect(linesOf(body, 'DT').slice(2)).toEqual([
      'DTSTAMP:20270102T030405Z',
      'DTSTART;TZID=America/New_York:20270314T183000',
      'DTEND;TZID=America/New_York:20270314T210000',
    ]);
    expect(linesOf(body, 'STATUS')).toEqual(['STATUS:CONFIRMED']);
    expect(linesOf(body, 'CATEGORIES')).toEqual(['CATEGORIES:Men']);
    expect(linesOf(body, 'REFRESH-INTERVAL')).toEqual(['REFRESH-INTERVAL;VALUE=DURATION:PT1H']);
  });

  it('takes place at the church, where an event has no venue', async () => {
    const { events } = await read({ a1: {} });
    expect(events[0]?.location).toBe('1 York Road, Towson, MD 21204');
  });

  it.each([
    ['a day', { startDate: '2027-03-14', time: null, endDate: null }, '20270314', '20270315'],
    ['days', { startDate: '2027-03-14', time: null, endDate: '2027-03-16' }, '20270314', '20270317'],
    ['the last of a year', { startDate: '2027-12-31', time: null, endDate: null }, '20271231', '20280101'],
  ])('has whole days where only %s is known', async (_, attributes, start, end) => {
    const { body } = await read({ a1: attributes });
    expect(linesOf(body, 'DTSTART').at(-1)).toBe(`DTSTART;VALUE=DATE:${start}`);
    expect(linesOf(body, 'DTEND')).toEqual([`DTEND;VALUE=DATE:${end}`]);
  });

  it.each([
    ['before clocks go forward', '2027-03-14T06:59:00Z', '20270314T015900'],
    ['after it', '2027-03-14T07:00:00Z', '20270314T030000'],
    ['before clocks go back', '2027-11-07T04:59:00Z', '20271107T005900'],
    ['after that', '2027-11-07T07:00:00Z', '20271107T020000'],
  ])('says the wall clock of Maryland: %s', async (_, startDate, clock) => {
    const { body, events } = await read({ a1: { startDate, time: null, endDate: null } });
    expect(linesOf(body, 'DTSTART').at(-1)).toBe(`DTSTART;TZID=America/New_York:${clock}`);
    expect(linesOf(body, 'DTEND')).toEqual([]);
    expect(events[0]?.startDate.toJSDate().toISOString()).toBe(new Date(startDate).toISOString());
  });

  it.each([
    ['Cancelled', 'CANCELLED: Picnic', 'CANCELLED'],
    ['Postponed', 'POSTPONED: Picnic', 'TENTATIVE'],
    ['Rescheduled', 'Picnic', 'CONFIRMED'],
  ])('tells that an event is %s', async (eventStatus, summary, status) => {
    const { events, body } = await read({ a1: { eventStatus, statusNote: 'Snow.' } });
    expect(events[0]?.summary).toBe(summary);
    expect(events[0]?.description).toMatch(/^This event .+ Snow\./);
    expect(linesOf(body, 'STATUS')).toEqual([`STATUS:${status}`]);
  });

  it.each([
    ['https://meet.example/a', 'https://meet.example/a'],
    [null, 'Online'],
  ])('leads to an event that moved online: %j', async (onlineLink, location) => {
    const { events } = await read({ a1: { eventStatus: 'Moved online', onlineLink } });
    expect(events[0]?.location).toBe(location);
  });

  it('gives an edit a higher number', async () => {
    const numberAt = async (updatedAt: string) => Number((await read({ a1: { updatedAt } })).events[0]?.sequence);
    expect(await numberAt('2027-01-02T03:04:06Z')).toBeGreaterThan(await numberAt('2027-01-02T03:04:05Z'));
    expect(await numberAt('2020-01-01T00:00:00Z')).toBe(0);
  });

  it('has all events of long lists, from the month a year ago on', async () => {
    const many = Object.fromEntries(Array.from({ length: 250 }, (_, at) => [`e${at}`, {}]));
    const { events } = await read({
      ...many,
      last: { startDate: '2026-03-01T00:00:00Z' },
      old: { startDate: '2026-02-28' },
    });
    expect(events).toHaveLength(251);
    expect(events.map(({ uid }) => uid)).not.toContain('old@church.example');
  });

  it('is whole for any title: lines are at most 75 octets, and the title is read as it was written', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }), async (title) => {
        const { body, events } = await read({ a1: { title } });
        for (const line of body.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        expect(events[0]?.summary.trim()).toBe(title.replace(/\r\n?/g, '\n').trim());
      }),
      { numRuns: 50 },
    );
  });
});

describe('the services', () => {
  const SUNDAY = { name: 'Worship', weekday: 'Sunday', startTime: '10:00:00.000', endTime: '11:30:00.000' };
  const SNOW = { date: '2027-03-14', kind: 'No service', note: 'Because of the snow.' };
  const TIMES = { services: [SUNDAY], exceptions: [SNOW], expect: 'Coffee.', updatedAt: '2027-01-02T03:04:05Z' };

  async function readServices(path?: string) {
    const { body } = await feedSite({ a1: {} }, { times: TIMES }).get(path ?? '/calendar.ics');
    return { body, uids: linesOf(body, 'UID') };
  }

  it('of this month and the next three are in the calendar, at the church, by the clock of Maryland', async () => {
    const { body, uids } = await readServices();
    expect(uids).toHaveLength(17 + 1);
    expect([uids[0], uids[16]]).toEqual([
      'UID:service-2027-03-07-1000@church.example',
      'UID:service-2027-06-27-1000@church.example',
    ]);
    expect(linesOf(body, 'DTSTART;TZID').slice(0, 2)).toEqual([
      'DTSTART;TZID=America/New_York:20270307T100000',
      'DTSTART;TZID=America/New_York:20270314T100000',
    ]);
    expect(linesOf(body, 'LOCATION')[0]).toBe(String.raw`LOCATION:1 York Road\, Towson\, MD 21204`);
    expect(linesOf(body, 'DESCRIPTION')[0]).toBe(
      String.raw`DESCRIPTION:Coffee.\n\nhttps://church.example/plan-your-visit`,
    );
  });

  it('that are called off say so', async () => {
    const { body } = await readServices();
    expect(linesOf(body, 'SUMMARY').slice(0, 3)).toEqual([
      'SUMMARY:Worship',
      'SUMMARY:CANCELLED: Worship',
      'SUMMARY:Worship',
    ]);
    expect(linesOf(body, 'STATUS').slice(0, 2)).toEqual(['STATUS:CONFIRMED', 'STATUS:CANCELLED']);
    expect(linesOf(body, 'DESCRIPTION')[1]).toMatch(/^DESCRIPTION:Because of the snow\./);
  });

  it("are not in a ministry's calendar", async () => {
    expect((await readServices('/calendar/men.ics')).uids).toEqual([]);
  });
});

describe("a ministry's calendar", () => {
  const EVENTS = { a1: { type: 'Men' }, b2: { type: 'Women' }, c3: { type: null } };

  it.each([
    ['men', 'Soteria Church: Men', ['a1@church.example']],
    ['others', 'Soteria Church: Others', ['c3@church.example']],
    ['youths', 'Soteria Church: Youths', []],
  ])('/calendar/%s.ics has its events only', async (list, name, uids) => {
    const { calendar, events } = await read(EVENTS, `/calendar/${list}.ics`);
    expect(calendar.getFirstPropertyValue('name')).toBe(name);
    expect(events.map(({ uid }) => uid)).toEqual(uids);
  });

  it.each(['seniors', 'constructor', 'Men'])('there is none of %s', async (list) => {
    expect((await feedSite(EVENTS).get(`/calendar/${list}.ics`)).statusCode).toBe(404);
  });
});

describe('one event', () => {
  it('is a file', async () => {
    const { headers, body } = await feedSite({ a1: {} }).get('/calendar/events/a1.ics');
    expect(headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'inline; filename="event.ics"',
    });
    expect(linesOf(body, 'UID')).toEqual(['UID:a1@church.example']);
  });

  it('that does not exist is not found', async () => {
    expect((await feedSite({}).get('/calendar/events/a1.ics')).statusCode).toBe(404);
  });
});

it('while the content API is away, programs are told when to ask again', async () => {
  const site = feedSite({ a1: {} });
  site.away = true;
  const { statusCode, headers } = await site.get('/calendar.ics');
  expect(statusCode).toBe(503);
  expect(headers).toMatchObject({ 'retry-after': '300', 'cache-control': 'no-store' });
});

it('two calendars of the same content are equal', async () => {
  const site = feedSite({ a1: {}, b2: { title: '🎉 Choir' } });
  expect((await site.get('/calendar.ics')).body).toBe((await site.get('/calendar.ics')).body);
});
