import * as v from 'valibot';

import { editorOf } from './support/editor';
import { given } from './support/given';
import { get, request } from './support/http';
import {
  EventList,
  EventsWithBoth,
  EventsWithPicture,
  Failure,
  LatestSermon,
  OneEvent,
  SermonList,
  ServiceTime,
  SiteSetting,
} from './support/wire';

const allEvents = async () => v.parse(EventList, (await get('/api/events?populate=*&sort=startDate:asc')).body);
const startsOf = (data: { attributes: { startDate: string } }[]) => data.map((event) => event.attributes.startDate);

/** The edge's recorded content says the same (releases/src/gate/recorded-answers.test.ts). */
const NOT_FOUND = { data: null, error: { status: 404, name: 'NotFoundError', message: 'Not Found', details: {} } };

/** Of an entry in the panel, what an editor types. */
function fieldsOf(entry: Record<string, unknown>): Record<string, unknown> {
  const own = new Set([
    'id',
    'documentId',
    'createdAt',
    'updatedAt',
    'publishedAt',
    'createdBy',
    'updatedBy',
    'locale',
  ]);
  const typed = Object.entries(entry).filter(([name]) => !own.has(name));
  return Object.fromEntries(typed.map(([name, value]) => [name, withoutIds(value)]));
}

/** Parts of a form have numbers of their own, which end with their entry. */
function withoutIds(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return value.map((part: object) => Object.fromEntries(Object.entries(part).filter(([name]) => name !== 'id')));
}

describe('GET /api/events', () => {
  it('lists all events with picture and venue, the earliest first', async () => {
    const { data, meta } = await allEvents();
    expect(data).toHaveLength(20);
    expect(meta.pagination).toEqual({ page: 1, pageSize: 25, pageCount: 1, total: 20 });
    expect(startsOf(data)).toEqual(startsOf(data).toSorted());
  });

  it('covers every ministry and none, with and without end, venue, picture and registration', async () => {
    const events = (await allEvents()).data.map(({ attributes }) => attributes);
    expect(new Set(events.map(({ type }) => type))).toEqual(new Set(['Men', 'Women', 'Children', 'Youths', null]));
    for (const has of [
      (event: (typeof events)[number]) => event.endDate !== null,
      (event: (typeof events)[number]) => event.venue.data !== null,
      (event: (typeof events)[number]) => event.image.data !== null,
      (event: (typeof events)[number]) => event.registerationLink !== null,
      (event: (typeof events)[number]) => Date.parse(event.startDate) > Date.now(),
    ]) {
      expect(events.some(has)).toBe(true);
      expect(events.every(has)).toBe(false);
    }
  });

  it('starts each event at its wall-clock time in Maryland', async () => {
    const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'America/New_York', timeStyle: 'medium' });
    const events = (await allEvents()).data.map(({ attributes }) => attributes);
    expect(events).toHaveLength(20);
    for (const { startDate, time } of events) expect(clock.format(new Date(startDate))).toBe(time);
  });

  it('uses every block and modifier of the rich text', async () => {
    const text = JSON.stringify((await allEvents()).data.map(({ attributes }) => attributes.desc));
    const parts = ['paragraph', 'quote', 'code', 'heading', 'list', 'list-item', 'link', 'image', 'text'];
    for (const type of parts) expect(text).toContain(`"type":"${type}"`);
    for (const level of [1, 2, 3, 4, 5, 6]) expect(text).toContain(`"level":${level}`);
    for (const format of ['ordered', 'unordered']) expect(text).toContain(`"format":"${format}"`);
    for (const modifier of ['bold', 'italic', 'underline', 'strikethrough', 'code']) {
      expect(text).toContain(`"${modifier}":true`);
    }
    expect(text).toMatch(/"type":"list","format":"ordered","children":\[.*?"type":"list","format":"unordered"/);
  });

  it('pages by number', async () => {
    const path = '/api/events?populate=*&sort=startDate:asc&pagination[page]=2&pagination[pageSize]=5';
    const { data, meta } = v.parse(EventList, (await get(path)).body);
    expect(meta.pagination).toEqual({ page: 2, pageSize: 5, pageCount: 4, total: 20 });
    expect(startsOf(data)).toEqual(startsOf((await allEvents()).data).slice(5, 10));
  });
});

describe('upcoming events', () => {
  const upcoming = (populate: string, now: string) =>
    get(
      `/api/events?${populate}&sort=startDate:asc&filters[startDate][$gte]=${now}` +
        '&pagination[start]=0&pagination[limit]=3',
    );

  it('lists the next three with their pictures', async () => {
    const now = new Date().toISOString();
    const { data, meta } = v.parse(EventsWithPicture, (await upcoming('populate=image', now)).body);
    const expected = startsOf((await allEvents()).data).filter((start) => start >= now);
    expect(startsOf(data)).toEqual(expected.slice(0, 3));
    expect(meta.pagination).toEqual({ start: 0, limit: 3, total: expected.length });
  });

  it.each(['populate=image,venue', 'populate[0]=image&populate[1]=venue', 'populate=image&populate=venue'])(
    'takes the venue along with %s',
    async (populate) => {
      const { data } = v.parse(EventsWithBoth, (await upcoming(populate, new Date().toISOString())).body);
      expect(data.map(({ attributes }) => attributes.venue.data?.attributes.address)).toContain(
        '8410 Harford Road, Parkville, MD 21234',
      );
    },
  );

  it('is an empty list when nothing is ahead', async () => {
    const { data } = v.parse(EventsWithPicture, (await upcoming('populate=image', '2099-01-01T00:00:00.000Z')).body);
    expect(data).toEqual([]);
  });
});

describe('GET /api/events/:id', () => {
  it('gives one event as it stands in the list', async () => {
    const [first] = (await allEvents()).data;
    const { data } = v.parse(OneEvent, (await get(`/api/events/${first?.id}?populate=*`)).body);
    expect(data).toEqual(first);
  });

  it('answers 404 in the same shape for an event that does not exist', async () => {
    const { status, body } = await get('/api/events/nothing-here?populate=*');
    expect(status).toBe(404);
    expect(v.parse(Failure, body).error).toMatchObject({ status: 404, name: 'NotFoundError' });
  });
});

describe('GET /api/sermons', () => {
  const sermons = async () => v.parse(SermonList, (await get('/api/sermons?populate=*')).body).data;

  it('lists eight recordings, one of them without a cover', async () => {
    const covers = (await sermons()).map(({ attributes }) => attributes.backgroundImage.data?.length ?? 0);
    expect(covers.toSorted()).toEqual([0, 1, 1, 1, 1, 1, 1, 1]);
  });

  it('can be chosen by preacher and series, of which each one stands once', async () => {
    const { body } = await get('/api/sermons/choices');
    const names = (await sermons()).map(({ attributes }) => attributes.preacher);
    expect(body).toEqual({ data: { preachers: [...new Set(names)].toSorted(), series: ['Light and Water'] } });
    expect(names.length).toBeGreaterThan(new Set(names).size);
  });

  it('names files that can be fetched: MP3 audio and WebP pictures', async () => {
    for (const { attributes } of await sermons()) {
      const files = [...attributes.audio.data, ...(attributes.backgroundImage.data ?? [])];
      for (const { attributes: file } of files) {
        const response = await fetch(`${given('CMS_URL')}${file.url}`);
        expect(response.headers.get('content-type')).toBe(file.mime);
        expect((await response.arrayBuffer()).byteLength).toBeLessThan(280 * 1024);
      }
    }
  });

  it('serves recordings in ranges, so that a player can seek', async () => {
    const url = (await sermons())[0]?.attributes.audio.data[0]?.attributes.url ?? '';
    const response = await fetch(`${given('CMS_URL')}${url}`, { headers: { range: 'bytes=100-199' } });
    expect(response.status).toBe(206);
    expect((await response.arrayBuffer()).byteLength).toBe(100);
  });
});

describe('single entries', () => {
  it('has a latest sermon, one of the sermons, of a Sunday, with more text than the home page shows', async () => {
    const { id, attributes } = v.parse(LatestSermon, (await get('/api/latest-sermon')).body).data;
    const { data: sermons } = v.parse(SermonList, (await get('/api/sermons?populate=*')).body);
    expect(sermons.find((sermon) => sermon.id === id)?.attributes).toMatchObject(attributes);
    expect(attributes.description.length).toBeGreaterThan(250);
    expect(new Date(`${attributes.date}T12:00:00Z`).getUTCDay()).toBe(0);
  });

  it('has site settings, with the addresses that are not known yet left empty', async () => {
    const { attributes } = v.parse(SiteSetting, (await get('/api/site-setting')).body).data;
    expect(attributes.phone).toMatch(/^\(410\) 555-01\d\d$/);
    // ZIP codes of Maryland: an event without a venue takes place there.
    expect(attributes.address).toMatch(/, MD 2(0[6-9]|1\d)\d\d$/);
    expect(attributes.giveUrl).toMatch(/^https:/);
    expect(attributes).toMatchObject({ appStoreUrl: '', playStoreUrl: '', catalystUrl: '', latestSermonUrl: '' });
  });

  it('has the times of services, with the days that are different', async () => {
    const { attributes } = v.parse(ServiceTime, (await get('/api/service-time?populate=*')).body).data;
    expect(attributes.services.map(({ weekday, startTime }) => `${weekday} ${startTime.slice(0, 5)}`)).toEqual([
      'Sunday 10:00',
      'Friday 19:00',
    ]);
    expect(attributes.exceptions).toEqual([]);
  });

  it.each(['service-time', 'site-setting'])('answers 404 while nobody has made the %s', async (type) => {
    const editor = editorOf();
    const path = `/content-manager/single-types/api::${type}.${type}`;
    const { body } = await editor.call('GET', path);
    const { data } = v.parse(v.object({ data: v.record(v.string(), v.unknown()) }), body);
    expect((await editor.call('DELETE', path)).status).toBe(200);
    const answer = await get(`/api/${type}`);
    expect((await editor.call('PUT', path, fieldsOf(data))).status).toBe(200);
    expect([answer.status, answer.body]).toEqual([404, NOT_FOUND]);
    expect((await get(`/api/${type}`)).status).toBe(200);
  });
});

it('is the same format whatever a client asks for', async () => {
  const { body } = await request('/API/latest-sermon', { headers: { 'strapi-response-format': 'v5' } });
  expect(body).toEqual((await get('/api/latest-sermon')).body);
});
