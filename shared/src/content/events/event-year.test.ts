import { createFakeHttp } from '../../testing/fake-http.ts';
import { fetchPastYear } from './event-year.ts';

const item = (title: string, startDate: string, endDate: string | null = null) => ({
  id: title,
  attributes: { title, startDate, endDate, time: null },
});
const FIRST = {
  '/api/events?sort=startDate:asc,id:asc&fields=title,startDate,time': { data: [item('first', '2019-05-01')] },
};

async function past(events: unknown) {
  const http = createFakeHttp({ ...FIRST, '/api/events?': events });
  return (await fetchPastYear(http, { year: 2027, today: '2027-03-20' })).response;
}

test('a year has what began in it and is over, the last one first', async () => {
  const data = [
    item('on New Year’s Eve in Maryland', '2027-01-01T04:30:00Z'),
    item('since last year', '2026-12-30', '2027-01-02'),
    item('January', '2027-01-05'),
    item('March', '2027-03-19T23:00:00Z'),
    item('goes on', '2027-03-19', '2027-03-21'),
    item('today', '2027-03-20'),
  ];
  expect(await past({ data })).toEqual({
    events: [expect.objectContaining({ title: 'March' }), expect.objectContaining({ title: 'January' })],
    firstYear: 2019,
  });
});

test('a year of many pages is read to its end', async () => {
  const data = Array.from({ length: 100 }, (_, at) => item(`event ${at}`, '2027-02-01'));
  const answer = await past({ data, meta: { pagination: { page: 1, pageSize: 100, pageCount: 3, total: 300 } } });
  expect(answer?.events).toHaveLength(300);
});

test('a church without events has no first year', async () => {
  const http = createFakeHttp({ '/api/events?': { data: [] } });
  expect((await fetchPastYear(http, { year: 2027, today: '2027-03-20' })).response).toEqual({
    events: [],
    firstYear: null,
  });
});
