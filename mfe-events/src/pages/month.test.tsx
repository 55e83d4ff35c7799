import { screen, within } from '@testing-library/react';
import { createFakeHttp, renderAt } from 'section-kit/testing';
import { eventItem } from '../testing/event-item.ts';
import { load } from '../testing/load.ts';
import * as page from './month.tsx';

const MARCH = [
  eventItem('hike', { title: 'Hike', startDate: '2027-03-09T13:00:00Z', time: null }),
  eventItem('retreat', {
    title: 'Retreat',
    startDate: '2027-03-12T23:00:00Z',
    endDate: '2027-03-14T16:00:00Z',
    time: null,
  }),
  eventItem('tea', { title: 'Tea', startDate: '2027-03-14', time: null, eventStatus: 'Cancelled' }),
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

async function open(address = '/events/calendar', items: unknown = { data: MARCH }) {
  const http = createFakeHttp({ '/api/events?': items });
  const data = await load(page, http, address);
  renderAt(address, <page.Component data={data} />);
  return { http, head: page.head({ data }) };
}

/** The cell of a day. */
const dayOf = (name: string) => within(screen.getByText(name).closest<HTMLElement>('[role="cell"]') ?? document.body);
const months = () => within(screen.getByRole('navigation', { name: 'Months' }));

describe('the month', () => {
  it('is the present one in Maryland: each event on its days, with its time on the first', async () => {
    const { head } = await open();
    const table = screen.getByRole('table', { name: 'March 2027' });
    expect(within(table).getAllByRole('columnheader')).toHaveLength(7);
    expect(within(table).getAllByRole('row')).toHaveLength(6);
    expect(dayOf('Tuesday, March 9, 2027').getByRole('link', { name: 'Hike' })).toHaveAttribute(
      'href',
      '/events/hike-hike',
    );
    expect(dayOf('Tuesday, March 9, 2027').getByText('8:00 AM')).toBeVisible();
    expect(dayOf('Friday, March 12, 2027').getByRole('link', { name: 'Retreat' })).toBeVisible();
    expect(dayOf('Saturday, March 13, 2027').getByRole('link', { name: 'Retreat (goes on)' })).toBeVisible();
    const sunday = dayOf('Sunday, March 14, 2027').getAllByRole('listitem');
    expect(sunday.map((entry) => entry.textContent)).toEqual(['Retreat (goes on)', 'TeaCancelled']);
    expect(head).toMatchObject({ title: 'Calendar', description: expect.stringContaining('March 2027') });
  });

  it('marks today', async () => {
    await open();
    const today = screen.getAllByRole('cell').filter((cell) => cell.getAttribute('aria-current') === 'date');
    expect(today).toHaveLength(1);
    expect(today[0]).toHaveTextContent('Tuesday, March 9, 2027');
  });

  it('leads to the months beside it, and to the list', async () => {
    await open('/events/calendar?month=2027-12');
    expect(screen.getByRole('table', { name: 'December 2027' })).toBeVisible();
    expect(months().getByRole('link', { name: 'November 2027' })).toHaveAttribute(
      'href',
      '/events/calendar?month=2027-11',
    );
    expect(months().getByRole('link', { name: 'January 2028' })).toHaveAttribute(
      'href',
      '/events/calendar?month=2028-01',
    );
    expect(months().getByRole('link', { name: /list/ })).toHaveAttribute('href', '/events');
  });

  it('ends a year from now', async () => {
    await open('/events/calendar?month=2028-03');
    expect(
      months()
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['February 2028', 'See all events as a list']);
  });

  it.each(['2028-04', '2026-02', '2027-3', '2027-13', 'soon', ''])('there is none at %j', async (month) => {
    const { head, http } = await open(`/events/calendar?month=${month}`);
    expect(head).toEqual({ status: 404 });
    expect(http.asked).toEqual([]);
    expect(screen.getByRole('link', { name: 'See this month' })).toHaveAttribute('href', '/events/calendar');
  });

  it('without an event says so', async () => {
    await open('/events/calendar', { data: [] });
    expect(screen.getByText('Nothing is planned in March 2027 yet.')).toBeVisible();
  });

  it('that did not come says so', async () => {
    await open('/events/calendar', 503);
    expect(screen.getByRole('alert')).toHaveTextContent('Error fetching events');
    expect(screen.getByRole('link', { name: 'Subscribe to all events' })).toBeVisible();
  });
});

it('says how to subscribe to everything, and to a ministry', async () => {
  await open();
  const all = screen.getByRole('link', { name: 'Subscribe to all events' });
  expect(all).toHaveAttribute('href', 'webcal://soteria.example/calendar.ics');
  expect(screen.getByRole('link', { name: 'Youths' })).toHaveAttribute(
    'href',
    'webcal://soteria.example/calendar/youths.ics',
  );
  expect(screen.getByText('https://soteria.example/calendar.ics')).toBeInTheDocument();
});

it('keeps its place while loading', () => {
  renderAt('/events/calendar', <page.Loading />);
  expect(screen.getByRole('status', { name: 'Loading the calendar' })).toBeVisible();
});
