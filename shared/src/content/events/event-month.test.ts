import { createFakeHttp } from '../../testing/fake-http.ts';
import { fetchEventMonth } from './event-month.ts';

const item = (id: string, startDate: string, endDate: string | null = null) => ({
  id,
  attributes: { title: id, startDate, endDate, time: null },
});

test('a month has what starts or goes on in it by the days of Maryland, in order', async () => {
  const http = createFakeHttp({
    '/api/events?': {
      data: [
        item('late', '2027-03-20T23:00:00Z'),
        item('first', '2027-03-01'),
        item('begun before', '2027-02-27T23:00:00Z', '2027-03-01T18:00:00Z'),
        item('last evening', '2027-04-01T03:30:00Z'),
        item('evening before', '2027-03-01T04:30:00Z'),
        item('next month', '2027-04-01T04:30:00Z'),
      ],
    },
  });
  const { response } = await fetchEventMonth(http, '2027-03');
  expect(response?.map(({ title }) => title)).toEqual(['begun before', 'first', 'late', 'last evening']);
  const { searchParams } = new URL(http.asked[0] ?? '', 'https://church.example');
  expect(Object.fromEntries(searchParams)).toEqual({
    sort: 'startDate:asc,id:asc',
    fields: 'title,startDate,endDate,time,type,eventStatus',
    'filters[startDate][$lt]': '2027-04-02T00:00:00.000Z',
    'filters[$or][0][startDate][$gte]': '2027-03-01T00:00:00.000Z',
    'filters[$or][1][endDate][$gte]': '2027-03-01T00:00:00.000Z',
    'pagination[page]': '1',
    'pagination[pageSize]': '100',
  });
});
