import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakeHttp, renderAt } from 'shared/testing';
import { eventItem } from '../testing/event-item.ts';
import { load } from '../testing/load.ts';
import * as nextEvent from './next-event.tsx';
import * as slot from './upcoming-events.tsx';

const UPCOMING = '/api/events?populate[0]=image';
const ALL = '/api/events?populate=*';
const OVER = eventItem('over', { title: 'Over', startDate: '2027-01-10T18:00:00Z', time: '13:00:00' });

let log: jest.SpyInstance;
beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2027-03-10T15:00:00Z'), advanceTimers: true });
  log = jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => {
  jest.useRealTimers();
  log.mockRestore();
});

async function open(answers: Readonly<Record<string, unknown>>) {
  const retry = jest.fn();
  const view = renderAt('/', <slot.Component data={await load(slot, createFakeHttp(answers))} />, { retry });
  return { ...view, retry };
}

const titles = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

it('shows one card per upcoming event', async () => {
  await open({ [UPCOMING]: { data: [eventItem('a'), eventItem('b'), eventItem('c')] } });
  expect(screen.getByRole('heading', { level: 2, name: 'Upcoming Events' })).toBeVisible();
  expect(titles()).toEqual(['Event a', 'Event b', 'Event c']);
  expect(screen.getByText('Come along')).toBeVisible();
});

it('shows the full list when nothing is ahead, and says so', async () => {
  await open({ [UPCOMING]: { data: [] }, [ALL]: { data: [OVER] } });
  expect(titles()).toEqual(['Over']);
  expect(screen.getByText(/^New dates are being planned/)).toBeVisible();
});

it('is not there without events', async () => {
  const { container } = await open({ [UPCOMING]: { data: [] }, [ALL]: { data: [] } });
  expect(container).toBeEmptyDOMElement();
});

it('says so when the events did not come, and tries again on demand', async () => {
  const { retry } = await open({ '/api/events': 503 });
  expect(screen.getByRole('alert')).toHaveTextContent('Error fetching events');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

it('asks what the next-event card asks, so that one answer serves both', async () => {
  const answers = { [UPCOMING]: { data: [eventItem('a')] } };
  const [here, there] = [createFakeHttp(answers), createFakeHttp(answers)];
  await load(slot, here);
  await load(nextEvent, there);
  expect(here.asked).toEqual(there.asked);
  expect(here.asked[0]).toContain('pagination[limit]=3');
});

it('keeps its shape while loading', () => {
  renderAt('/', <slot.Loading />);
  expect(screen.getByRole('status', { name: 'Loading events' })).toBeVisible();
});
