import { screen, within } from '@testing-library/react';
import { createFakeHttp, renderAt } from 'section-kit/testing';
import { eventItem } from '../testing/event-item.ts';
import { load } from '../testing/load.ts';
import * as page from './past.tsx';

const FIRST = '/api/events?sort=startDate:asc,id:asc&fields=title,startDate,time';
const EVENTS = [
  eventItem('picnic', { title: 'Picnic', startDate: '2027-01-09T17:00:00Z', time: null, endDate: null }),
  eventItem('retreat', { title: 'Retreat', startDate: '2027-02-12', endDate: '2027-02-14', time: null }),
  eventItem('tea', {
    title: 'Tea',
    startDate: '2027-02-20',
    endDate: null,
    time: null,
    eventStatus: 'Cancelled',
  }),
  eventItem('soon', { title: 'Soon', startDate: '2027-04-01', endDate: null, time: null }),
];

let log: jest.SpyInstance;
beforeEach(() => {
  jest.useFakeTimers({
    now: new Date('2027-03-10T03:00:00Z'),
    doNotFake: ['setTimeout', 'queueMicrotask', 'nextTick'],
  });
  log = jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => {
  jest.useRealTimers();
  log.mockRestore();
});

async function open(address = '/events/past', items: unknown = { data: EVENTS }) {
  const first = { data: [eventItem('first', { startDate: '2025-05-01', time: null })] };
  const http = createFakeHttp({ [FIRST]: typeof items === 'number' ? items : first, '/api/events?': items });
  const data = await load(page, http, address);
  renderAt(address, <page.Component data={data} />);
  return { http, head: page.head({ data }) };
}

const years = () => within(screen.getByRole('navigation', { name: 'Years' })).getAllByRole('link');

test('what is over stands by month, the last one first, with its day and what became of it', async () => {
  const { head } = await open();
  expect(screen.getAllByRole('region').map((month) => month.textContent)).toEqual([
    'February 2027TeaCancelled Saturday, February 20, 2027Retreat Fri, Feb 12 - Sun, Feb 14, 2027',
    'January 2027Picnic Saturday, January 9, 2027',
  ]);
  expect(screen.getByRole('link', { name: 'Picnic' })).toHaveAttribute('href', '/events/picnic-picnic');
  expect(head).toMatchObject({ title: 'Past Events', description: expect.stringContaining('in 2027') });
});

test('each year since the first event is a link away', async () => {
  await open();
  expect(years().map((link) => link.textContent)).toEqual(['2027', '2026', '2025', 'What is ahead']);
  expect(years()[0]).toHaveAttribute('aria-current', 'page');
  expect(years()[1]).toHaveAttribute('href', '/events/past?year=2026');
});

test('a year without events says so', async () => {
  const { head } = await open('/events/past?year=2026');
  expect(head).toMatchObject({ title: 'Past Events, 2026' });
  expect(screen.getByText('Nothing of 2026 is over yet.')).toBeVisible();
});

test.each(['2028', '2024', 'last', '99999'])('there is no page of the year %s', async (year) => {
  const { head } = await open(`/events/past?year=${year}`);
  expect(screen.getByText('We have no events of that year')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See this year' })).toHaveAttribute('href', '/events/past');
  expect(head).toEqual({ status: 404 });
});

test('a list that did not come can be asked for again', async () => {
  await open('/events/past', 503);
  expect(screen.getByText('Error fetching events')).toBeVisible();
  expect(years().map((link) => link.textContent)).toEqual(['2027', 'What is ahead']);
});
