import type { Http } from '../../http/index.ts';
import { createFakeHttp } from '../../testing/fake-http.ts';
import { fetchUpcomingEvents } from './upcoming-events.ts';

const NOW = new Date('2027-03-10T15:30:45.000Z');
const UPCOMING = '/api/events?populate[0]=image';
const item = (id: number | string, attributes: object = {}) => ({
  id,
  attributes: { title: `Event ${id}`, startDate: '2027-03-14T22:30:00.000Z', time: '18:30:00', ...attributes },
});

let log: jest.SpyInstance;
beforeEach(() => {
  log = jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => log.mockRestore());

/** A content API with these events, in their order; its answers are as long as they are asked to be. */
function api(items: readonly object[]): Http & { readonly asked: string[] } {
  const asked: string[] = [];
  return {
    asked,
    get(path) {
      asked.push(path);
      const query = new URL(path, 'https://church.example').searchParams;
      const start = Number(query.get('pagination[start]'));
      return Promise.resolve({ data: items.slice(start, start + Number(query.get('pagination[limit]'))) });
    },
    post: () => Promise.reject(new Error('Nothing is sent here.')),
  };
}

/** Of the tenth of March, 7 AM in Maryland. */
const started = (id: string) => item(id, { startDate: '2027-03-10T12:00:00Z', time: '07:00:00' });
const idsOf = (events: readonly { id: string }[] | null) => events?.map(({ id }) => id);

describe('upcoming events', () => {
  it("asks for a few of Maryland's today and later", async () => {
    const http = createFakeHttp({ [UPCOMING]: { data: [item(1)] } });
    await fetchUpcomingEvents(http, { now: NOW, limit: 3 });
    const [path = '', ...further] = http.asked;
    expect(further).toEqual([]);
    expect(path).toContain('filters[startDate][$gte]=2027-03-10T00:00:00.000Z');
    expect(path).toContain('?populate[0]=image&populate[1]=venue&sort=startDate:asc&');
    expect(path).toContain('pagination[start]=0&pagination[limit]=3');
  });

  it('asks for the day before while it is not over in Maryland', async () => {
    const http = createFakeHttp({ [UPCOMING]: { data: [] } });
    await fetchUpcomingEvents(http, { now: new Date('2027-01-16T04:59:00Z'), limit: 3 });
    expect(http.asked).toEqual([expect.stringContaining('filters[startDate][$gte]=2027-01-15T00:00:00.000Z')]);
  });

  it.each([
    ['a bare date', '2027-01-15', '2027-01-16T04:29:59Z', '2027-01-16T04:30:01Z'],
    ['a moment of the morning', '2027-01-15T14:00:00Z', '2027-01-16T04:29:59Z', '2027-01-16T04:30:01Z'],
    [
      'midnight UTC, the evening of the fourteenth',
      '2027-01-15T00:00:00Z',
      '2027-01-15T04:29:59Z',
      '2027-01-15T04:30:01Z',
    ],
  ])('are there until they start by the wall clock: %s', async (_, startDate, before, after) => {
    const http = api([item('late', { startDate, time: '23:30:00' })]);
    expect(idsOf((await fetchUpcomingEvents(http, { now: new Date(before), limit: 3 })).response)).toEqual(['late']);
    expect(idsOf((await fetchUpcomingEvents(http, { now: new Date(after), limit: 3 })).response)).toEqual([]);
  });

  it('are there still at the moment in which they start', async () => {
    const http = api([item('late', { startDate: '2027-01-15', time: '23:30:00' })]);
    const { response } = await fetchUpcomingEvents(http, { now: new Date('2027-01-16T04:30:00Z'), limit: 3 });
    expect(idsOf(response)).toEqual(['late']);
  });

  it('are asked for once where the first answer has as many', async () => {
    const http = api([1, 2, 3, 4, 5].map((id) => item(id)));
    expect(idsOf((await fetchUpcomingEvents(http, { now: NOW, limit: 3 })).response)).toEqual(['1', '2', '3']);
    expect(http.asked).toHaveLength(1);
  });

  it('are as many as asked for, though some of the day have started', async () => {
    const http = api([...['a', 'b', 'c', 'd'].map(started), ...[1, 2, 3, 4].map((id) => item(id))]);
    const { response } = await fetchUpcomingEvents(http, { now: NOW, limit: 3 });
    expect(idsOf(response)).toEqual(['1', '2', '3']);
    expect(http.asked.map((path) => path.split('&').slice(-2).join('&'))).toEqual([
      'pagination[start]=0&pagination[limit]=3',
      'pagination[start]=3&pagination[limit]=24',
    ]);
  });

  it('are none when all of the day have started', async () => {
    const { response } = await fetchUpcomingEvents(api(['a', 'b', 'c'].map(started)), { now: NOW, limit: 3 });
    expect(response).toEqual([]);
  });

  it('are asked for once more at the most of an API that does not know ranges', async () => {
    const http = createFakeHttp({ [UPCOMING]: { data: Array.from({ length: 24 }, (_, at) => started(`${at}`)) } });
    expect((await fetchUpcomingEvents(http, { now: NOW, limit: 3 })).response).toEqual([]);
    expect(http.asked).toHaveLength(2);
  });

  it('come in the order in which they start', async () => {
    const day = { startDate: '2027-03-12' };
    const http = api([item('b', { ...day, time: '19:00:00' }), item('a', { ...day, time: '09:00:00' })]);
    expect(idsOf((await fetchUpcomingEvents(http, { now: NOW, limit: 3 })).response)).toEqual(['a', 'b']);
  });

  it('are an error, logged, when they do not come', async () => {
    const { error } = await fetchUpcomingEvents(createFakeHttp({}), { now: NOW, limit: 3 });
    expect(error?.message).toContain('status 404');
    expect(log).toHaveBeenCalledTimes(1);
  });
});
