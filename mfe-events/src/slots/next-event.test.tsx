import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakeHttp, renderAt } from 'section-kit/testing';
import { eventItem, imageField } from '../testing/event-item.ts';
import { load } from '../testing/load.ts';
import * as slot from './next-event.tsx';

const UPCOMING = '/api/events?populate[0]=image';

let log: jest.SpyInstance;
beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2027-03-10T22:30:00Z'), advanceTimers: true });
  Object.assign(window, { matchMedia: () => Object.assign(new EventTarget(), { matches: false }) });
  log = jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => {
  jest.useRealTimers();
  log.mockRestore();
});

async function open(answers: Readonly<Record<string, unknown>>) {
  return renderAt('/', <slot.Component data={await load(slot, createFakeHttp(answers))} />);
}

it('shows the first upcoming event with its countdown', async () => {
  const event = eventItem('youth', { title: 'Youth Night', image: imageField('small') });
  const { location } = await open({ [UPCOMING]: { data: [event, eventItem('later')] } });
  expect(screen.getByRole('heading', { level: 2, name: 'Youth Night' })).toBeVisible();
  expect(screen.getByRole('img', { name: 'A lake' })).toHaveAttribute('src', '/uploads/small.png');
  expect(screen.getByText('Sunday, March 14, 2027')).toBeVisible();
  expect(screen.getByText('Baltimore County, Maryland')).toBeVisible();
  // Four days, an hour less: clocks go forward that night.
  const timer = screen.getByRole('timer', { name: 'Countdown' });
  expect(timer).toHaveTextContent('Starts Sunday, March 14, 2027 at 6:30 PM');
  expect(timer).toHaveTextContent(/4Days0Hours0Minutes0Seconds$/);
  expect(screen.queryByText('Register')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Youth Night' }));
  expect(location()).toMatchObject({
    pathname: '/events/youth-night-youth',
    state: { event: { title: 'Youth Night' } },
  });
});

it('leads to the registration, when there is one', async () => {
  await open({ [UPCOMING]: { data: [eventItem('a', { registerationLink: 'https://events.example/a' })] } });
  expect(screen.getByRole('link', { name: 'Register (opens in a new tab)' })).toHaveAttribute(
    'href',
    'https://events.example/a',
  );
});

it('shows nothing as next that does not take place', async () => {
  const off = ['Cancelled', 'Postponed'].map((eventStatus) => eventItem(eventStatus, { eventStatus }));
  await open({ [UPCOMING]: { data: [...off, eventItem('on', { title: 'Choir', eventStatus: 'Rescheduled' })] } });
  expect(screen.getByRole('link', { name: 'Choir' })).toBeVisible();
  expect(screen.getByText('New date')).toBeVisible();
});

it('shows nothing past as next', async () => {
  const over = eventItem('over', { title: 'Over', startDate: '2027-03-10T18:00:00Z', time: '13:00:00' });
  await open({ [UPCOMING]: { data: [over] } });
  expect(screen.queryByText('Over')).not.toBeInTheDocument();
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See all events' })).toHaveAttribute('href', '/events');
});

it('leaves it to the list to say that the events did not come', async () => {
  const { container } = await open({ '/api/events': 503 });
  expect(container).toBeEmptyDOMElement();
});

it('keeps its shape while loading', () => {
  renderAt('/', <slot.Loading />);
  expect(screen.getByRole('status', { name: 'Loading events' })).toBeVisible();
});
