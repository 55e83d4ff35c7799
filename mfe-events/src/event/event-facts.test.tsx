import { render, screen } from '@testing-library/react';
import { fetchEvent } from 'shared/content';
import { createFakeHttp } from 'section-kit/testing';
import { eventItem } from '../testing/event-item.ts';
import { EventFacts } from './event-facts.tsx';
import { toEventSummary } from './event-summary.ts';

async function open(attributes: Readonly<Record<string, unknown>>) {
  const { response } = await fetchEvent(createFakeHttp({ '/api/events/': { data: eventItem('a', attributes) } }), 'a');
  if (!response) throw new Error('The event is not what the content API sends.');
  render(<EventFacts {...toEventSummary(response)} />);
}

it.each([
  ['of the same day', '2027-03-13T02:00:00Z', 'Friday, March 12, 2027', '6:00 PM - 9:00 PM'],
  ['after midnight', '2027-03-13T05:30:00Z', 'Fri, Mar 12 - Sat, Mar 13, 2027', 'Fri 6:00 PM - Sat 12:30 AM'],
  ['days later', '2027-03-14T16:00:00Z', 'Fri, Mar 12 - Sun, Mar 14, 2027', 'Fri 6:00 PM - Sun 12:00 PM'],
  ['that is a bare date', '2027-03-14', 'Fri, Mar 12 - Sun, Mar 14, 2027', '6:00 PM'],
  ['that is the start', '2027-03-12T23:00:00Z', 'Friday, March 12, 2027', '6:00 PM'],
  ['before the start', '2027-03-12T20:00:00Z', 'Friday, March 12, 2027', '6:00 PM'],
])('the end is given too: %s', async (_, endDate, dates, times) => {
  await open({ startDate: '2027-03-12T23:00:00Z', time: '18:00:00', endDate });
  const [date, time] = screen.getAllByRole('listitem');
  expect(date?.textContent).toBe(`Date: ${dates}`);
  expect(time?.textContent).toBe(`Time: ${times}`);
});

it('machines are given both ends of a range', async () => {
  await open({ startDate: '2027-03-12T23:00:00Z', time: '18:00:00', endDate: '2027-03-14T16:00:00Z' });
  const machines = screen.getAllByRole('time').map((time) => time.getAttribute('datetime'));
  expect(machines).toEqual(['2027-03-12', '2027-03-14', '2027-03-12T18:00', '2027-03-14T12:00']);
});

it('the time is that of the start date, when there is no other', async () => {
  await open({ time: null });
  expect(screen.getByText('6:30 PM')).toBeVisible();
});

it('a day alone has no time', async () => {
  await open({ startDate: '2027-03-14', time: null });
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)[0]).toBe('Date: Sunday, March 14, 2027');
  expect(screen.queryByText(/^Time/)).not.toBeInTheDocument();
});

it('an end stands alone where the start has no time', async () => {
  await open({ startDate: '2027-03-14', time: null, endDate: '2027-03-15T01:00:00Z' });
  expect(screen.getByText('Until 9:00 PM')).toBeVisible();
});

it('nobody is sent to the venue of an event that moved online', async () => {
  const venue = { data: { attributes: { name: 'Hall', address: '8410 Harford Road' } } };
  await open({ venue, eventStatus: 'Moved online' });
  expect(screen.getByText('6:30 PM')).toBeVisible();
  expect(screen.queryByText(/Harford Road/)).not.toBeInTheDocument();
});
