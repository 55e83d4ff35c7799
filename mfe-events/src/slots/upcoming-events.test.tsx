import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakeHttp, htmlAt, renderAt } from 'section-kit/testing';
import { eventItem } from '../testing/event-item.ts';
import { createEventsApi } from '../testing/events-api.ts';
import { load } from '../testing/load.ts';
import * as nextEvent from './next-event.tsx';
import * as slot from './upcoming-events.tsx';

const UPCOMING = '/api/events?populate[0]=image';
const ALL = '/api/events?populate=*';

let log: jest.SpyInstance;

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2027-03-10T15:00:00Z'), advanceTimers: true });
  log = jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => {
  jest.useRealTimers();
  log.mockRestore();
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'connection');
});

async function open(answers: Readonly<Record<string, unknown>>) {
  const retry = jest.fn();
  const view = renderAt('/', <slot.Component data={await load(slot, createFakeHttp(answers))} />, { retry });
  return { ...view, retry };
}

/** Asking by role takes long among many cards. */
const titles = () => [...document.querySelectorAll('h3')].map((heading) => heading.textContent);

it('shows one card per upcoming event', async () => {
  await open({ [UPCOMING]: { data: [eventItem('a'), eventItem('b'), eventItem('c')] } });
  expect(screen.getByRole('heading', { level: 2, name: 'Upcoming Events' })).toBeVisible();
  expect(titles()).toEqual(['Event a', 'Event b', 'Event c']);
  expect(screen.getByText('Come along')).toBeVisible();
});

describe('with nothing ahead', () => {
  const dayOf = (at: number) => new Date(Date.parse('2027-03-09T18:00:00Z') - at * 86_400_000).toISOString();
  const over = (count: number) =>
    Array.from({ length: count }, (_, at) => eventItem(`${at}`, { startDate: dayOf(at), time: '13:00:00' })).reverse();

  it('lists what has been under its own name, by start date', async () => {
    const http = createEventsApi(over(3));
    renderAt('/', <slot.Component data={await load(slot, http)} />);
    expect(screen.getByRole('region', { name: 'Past events' })).toBeVisible();
    expect(titles()).toEqual(['Event 2', 'Event 1', 'Event 0']);
    expect(screen.queryByText('Upcoming Events')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See all events' })).toHaveAttribute('href', '/events');
  });

  it('lists what has begun, or goes over several days, as of today', async () => {
    const begun = eventItem('begun', { startDate: '2027-03-10T14:00:00Z', time: '09:00:00' });
    const retreat = eventItem('retreat', { startDate: '2027-03-09T14:00:00Z', time: null, endDate: '2027-03-11' });
    const http = createEventsApi([...over(1), retreat, begun]);
    renderAt('/', <slot.Component data={await load(slot, http)} />);
    const today = within(screen.getByRole('region', { name: 'Today' }));
    expect(today.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Event retreat',
      'Event begun',
    ]);
    expect(titles()).toHaveLength(3);
  });

  it('brings the whole of a long list, the last part first, and leads to its parts without JavaScript', async () => {
    const all = over(60);
    const http = createEventsApi(all);
    const data = await load(slot, http);
    expect(JSON.stringify(data).length).toBeLessThan(16_000);
    expect(htmlAt('/', <slot.Component data={data} />)).toContain('href="/events?past=2"');

    // By a visitor who saves data: nothing comes that was not asked for.
    Object.assign(navigator, { connection: { saveData: true } });
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (path) => Response.json(await http.get(String(path))));
    renderAt('/', <slot.Component data={data} />);
    expect(titles()).toEqual(all.slice(-24).map(({ attributes }) => attributes.title));
    while (screen.queryByText('Show earlier events')) {
      const before = titles().length;
      fireEvent.click(screen.getByText('Show earlier events'));
      await waitFor(() => expect(titles().length).toBeGreaterThan(before));
    }
    expect(titles()).toHaveLength(60);
    expect(new Set(titles())).toEqual(new Set(all.map(({ attributes }) => attributes.title)));
  });

  it('is an error when the full list does not come', async () => {
    await open({ [UPCOMING]: { data: [] } });
    expect(screen.getByRole('alert')).toHaveTextContent('Error fetching events');
  });
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
