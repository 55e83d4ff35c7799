import { createFakeHttp } from '../testing/fake-http.ts';
import { fetchUpcomingEvents } from './upcoming-events.ts';

const NOW = new Date('2027-03-10T15:30:45.000Z');
const item = (id: number | string, attributes: object = {}) => ({
  id,
  attributes: { title: `Event ${id}`, startDate: '2027-03-14T22:30:00.000Z', time: '18:30:00', ...attributes },
});

let log: jest.SpyInstance;
beforeEach(() => {
  log = jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => log.mockRestore());

describe('upcoming events', () => {
  const UPCOMING = '/api/events?populate[0]=image';
  const ALL = '/api/events?populate=*';

  it('asks for a few that start from this minute on', async () => {
    const http = createFakeHttp({ [UPCOMING]: { data: [item(1)] } });
    await fetchUpcomingEvents(http, { now: NOW, limit: 3 });
    expect(http.asked).toEqual([expect.stringContaining('filters[startDate][$gte]=2027-03-10T15:30:00.000Z')]);
    expect(http.asked[0]).toContain('sort=startDate:asc');
    expect(http.asked[0]).toContain('pagination[start]=0&pagination[limit]=3');
  });

  it('leaves out what has started since the answer was made', async () => {
    const started = item(1, { startDate: '2027-03-10T15:30:30.000Z', time: '11:30:30' });
    const http = createFakeHttp({ [UPCOMING]: { data: [started, item(2)] } });
    const { response } = await fetchUpcomingEvents(http, { now: new Date('2027-03-10T16:30:45Z'), limit: 3 });
    expect(response?.map(({ id }) => id)).toEqual(['2']);
  });

  it('falls back to the full list, of a long one to its last page', async () => {
    const http = createFakeHttp({ [UPCOMING]: { data: [] }, [ALL]: { data: [item(9), item(8)] } });
    const { response } = await fetchUpcomingEvents(http, { now: NOW, limit: 3 });
    expect(http.asked.at(-1)).toBe('/api/events?populate=*&sort=startDate:desc&pagination[pageSize]=24');
    expect(response?.map(({ id }) => id)).toEqual(['8', '9']);
  });

  it('is an error when the full list fails too', async () => {
    const { error } = await fetchUpcomingEvents(createFakeHttp({ [UPCOMING]: { data: [] } }), { now: NOW, limit: 3 });
    expect(error?.message).toContain('status 404');
  });
});
