import { createFakeHttp } from '../../testing/fake-http.ts';
import { fetchEventPage } from './event-page.ts';

const TODAY = '2027-03-10';
const item = (id: number | string, attributes: object = {}) => ({
  id,
  attributes: { title: `Event ${id}`, startDate: '2027-03-14T22:30:00.000Z', time: '18:30:00', ...attributes },
});

let log: jest.SpyInstance;
beforeEach(() => {
  log = jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => log.mockRestore());

function queryOf(path: string | undefined): Record<string, string> {
  return Object.fromEntries(new URL(path ?? '', 'https://church.example').searchParams);
}

const SIZE = { 'pagination[pageSize]': '24', fields: 'title,startDate,endDate,time,type,eventStatus', populate: '*' };
const DAY = '2027-03-10T00:00:00.000Z';

describe('a page of events', () => {
  it('is by start date: of what is ahead the next ones', async () => {
    const http = createFakeHttp({ '/api/events?': { data: [item(1), item(2)] } });
    const { response } = await fetchEventPage(http, { group: 'upcoming', today: TODAY, number: 1 });
    expect(response).toMatchObject({ number: 1, items: [{ id: '1' }, { id: '2' }], total: 2, pageCount: 1 });
    expect(http.asked).toHaveLength(1);
    expect(queryOf(http.asked[0])).toEqual({
      ...SIZE,
      sort: 'startDate:asc,id:asc',
      'filters[$or][0][startDate][$gte]': DAY,
      'filters[$or][1][endDate][$gte]': DAY,
      'pagination[page]': '1',
    });
  });

  it('is by start date: of what is over the last ones', async () => {
    const [may, june] = [item('may', { startDate: '2026-05-01' }), item('june', { startDate: '2026-06-01T23:00:00Z' })];
    const pagination = { page: 3, pageSize: 24, pageCount: 105, total: 2_501 };
    const http = createFakeHttp({ '/api/events?': { data: [june, may], meta: { pagination } } });
    const { response } = await fetchEventPage(http, { group: 'past', today: TODAY, number: 3 });
    expect(response).toMatchObject({ number: 3, items: [{ id: 'may' }, { id: 'june' }], total: 2_501, pageCount: 105 });
    expect(queryOf(http.asked[0])).toEqual({
      ...SIZE,
      sort: 'startDate:desc,id:desc',
      'filters[startDate][$lt]': DAY,
      'filters[$or][0][endDate][$null]': 'true',
      'filters[$or][1][endDate][$lt]': DAY,
      'pagination[page]': '3',
    });
  });

  it.each([
    ['of one type', 'Men' as const, { 'filters[type][$eq]': 'Men' }],
    [
      'for nobody in particular',
      null,
      {
        'filters[$and][0][$or][0][type][$null]': 'true',
        'filters[$and][0][$or][1][type][$notIn][0]': 'Men',
        'filters[$and][0][$or][1][type][$notIn][3]': 'Youths',
      },
    ],
  ])('may be %s', async (_, type, filter) => {
    const http = createFakeHttp({ '/api/events?': { data: [] } });
    await fetchEventPage(http, { group: 'past', today: TODAY, type, number: 1 });
    expect(queryOf(http.asked[0])).toMatchObject(filter);
    // The CMS takes no longer one.
    expect(String(new URLSearchParams(queryOf(http.asked[0]))).length).toBeLessThan(1_024);
  });

  it('leaves out an entry of a wrong shape and keeps the others', async () => {
    const data = [item(1, { startDate: 'someday' }), item(2), { id: 3 }];
    const { response } = await fetchEventPage(createFakeHttp({ '/api/events?': { data } }), {
      group: 'upcoming',
      today: TODAY,
      number: 1,
    });
    expect(response?.items.map(({ id }) => id)).toEqual(['2']);
    expect(log).toHaveBeenCalledTimes(2);
  });

  it('is an error, logged, when it does not come', async () => {
    const { error } = await fetchEventPage(createFakeHttp({}), { group: 'past', today: TODAY, number: 1 });
    expect(error).toMatchObject({ status: 404 });
    expect(log).toHaveBeenCalledTimes(1);
  });
});
