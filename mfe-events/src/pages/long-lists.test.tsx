import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { htmlAt, renderAt } from 'section-kit/testing';
import { eventItem } from '../testing/event-item.ts';
import { createEventsApi } from '../testing/events-api.ts';
import { load } from '../testing/load.ts';
import * as page from './events.tsx';

const HOUR_MS = 3_600_000;
const NOW = Date.parse('2027-03-10T15:00:00Z');

/** One each day at 6:30 PM or so, every second one for women. @param first days from now */
function days(name: string, first: number, count: number) {
  return Array.from({ length: count }, (_, index) =>
    eventItem(`${name}-${index}`, {
      title: `${name} ${index}`,
      startDate: new Date(NOW + (first + index) * 24 * HOUR_MS).toISOString(),
      time: null,
      type: index % 2 === 0 ? 'Women' : null,
    }),
  );
}

const AHEAD = days('Ahead', 1, 50);
const OVER = days('Over', -75, 75);

/** Only the date is another one: all that comes, comes by itself. */
const TIMERS = [
  'clearImmediate',
  'clearInterval',
  'clearTimeout',
  'nextTick',
  'performance',
  'queueMicrotask',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'setImmediate',
  'setInterval',
  'setTimeout',
] as const;

let log: jest.SpyInstance;

beforeEach(() => {
  jest.useFakeTimers({ now: NOW, doNotFake: [...TIMERS] });
  log = jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  log.mockRestore();
  Reflect.deleteProperty(navigator, 'connection');
});

/** By a visitor who saves data: nothing comes that was not asked for. */
async function open(address: string, entry?: string) {
  Object.assign(navigator, { connection: { saveData: true } });
  const api = createEventsApi([...AHEAD, ...OVER]);
  const data = await load(page, api, address);
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (path) => {
    const body = await api.get(String(path)).catch(() => null);
    return new Response(JSON.stringify(body), { status: body ? 200 : 503 });
  });
  const before = api.asked.length;
  return {
    ...renderAt(address, <page.Component data={data} />, entry ? { entry } : {}),
    api,
    data,
    calls: () => api.asked.length - before,
  };
}

const titles = (place: HTMLElement = document.body) =>
  [...place.querySelectorAll('h3')].map((heading) => heading.textContent);
/** By its heading: asking by role takes long among so many cards. */
function region(name: string): HTMLElement {
  const found = screen.getByText(name, { selector: 'h2' }).closest('section');
  if (!found) throw new Error(`There is no list '${name}'.`);
  return found;
}
/** Follows the link to the rest of a list, to its end. */
async function followToTheEnd(name: string): Promise<void> {
  for (;;) {
    const link = screen.queryByText(name);
    if (!link) return;
    const before = titles().length;
    fireEvent.click(link);
    await waitFor(() => expect(titles().length).toBeGreaterThan(before));
  }
}
const choose = (name: string) => userEvent.click(screen.getByText(name, { selector: 'nav a' }));
const namesOf = (items: typeof AHEAD) => items.map(({ attributes }) => String(attributes.title));

it('begins with what comes next, and what was last', async () => {
  const { data } = await open('/events');
  expect(titles(region('Upcoming events'))).toEqual(namesOf(AHEAD.slice(0, 24)));
  expect(titles(region('Past events'))).toEqual(namesOf(OVER.slice(-24)));
  expect(screen.getByText('All: 125 events')).toBeInTheDocument();
  expect(JSON.stringify(data)).not.toContain('Ahead 24');
});

it('brings every event, each once, and says where each part of the past ends', async () => {
  const { calls } = await open('/events');
  await followToTheEnd('Show more events');
  expect(titles(region('Upcoming events'))).toEqual(namesOf(AHEAD));
  await followToTheEnd('Show earlier events');
  expect(titles(region('Past events until Saturday, February 13, 2027'))).toEqual(namesOf(OVER.slice(-48, -24)));
  expect(new Set(titles())).toEqual(new Set(namesOf([...AHEAD, ...OVER])));
  expect(titles()).toHaveLength(125);
  expect(calls()).toBe(2 + 3);
});

it('a choice answers at once with what is there, then with its own list', async () => {
  const { api, calls } = await open('/events');
  const women = [...AHEAD, ...OVER].filter(({ attributes }) => attributes.type === 'Women');
  await choose('Women');
  expect(titles(region('Upcoming events'))).toEqual(namesOf(women.slice(0, 12)));
  await screen.findByText(`Women: ${women.length} events`);
  expect(titles(region('Upcoming events'))).toEqual(namesOf(women.slice(0, 24)));
  expect(calls()).toBe(2);
  expect(api.asked.at(-1)).toContain('filters[type][$eq]=Women');
  await choose('All');
  await choose('Women');
  expect(titles(region('Upcoming events'))).toHaveLength(24);
  expect(calls()).toBe(2);
});

it('a choice whose list does not come keeps what is there, and tries again on demand', async () => {
  const { api } = await open('/events');
  api.down = true;
  await choose('Others');
  await waitFor(() => expect(screen.getAllByText('Error fetching events')).toHaveLength(2));
  expect(titles(region('Upcoming events'))).toHaveLength(12);
  api.down = false;
  for (const button of screen.getAllByText('Try again')) fireEvent.click(button);
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  expect(titles(region('Upcoming events'))).toHaveLength(24);
});

it('an address of a choice has its list alone; another choice is then on its way', async () => {
  const { data, calls } = await open('/events?type=others');
  expect(JSON.stringify(data)).not.toContain('"Women"');
  expect(titles(region('Upcoming events'))).toHaveLength(24);
  expect(calls()).toBe(0);
  await choose('All');
  expect(screen.getByRole('status', { name: 'Loading events' })).toBeVisible();
  await screen.findByText('Upcoming events');
  expect(titles(region('Upcoming events'))).toEqual(namesOf(AHEAD.slice(0, 24)));
});

it('has the rest at addresses of their own, without JavaScript', async () => {
  const api = createEventsApi([...AHEAD, ...OVER]);
  const found = new Set<string>();
  const visited = new Set<string>();
  async function visit(address: string): Promise<void> {
    if (visited.has(address)) return;
    visited.add(address);
    const html = htmlAt(address, <page.Component data={await load(page, api, address)} />);
    const place = new DOMParser().parseFromString(html, 'text/html');
    for (const heading of place.querySelectorAll('h3')) found.add(heading.textContent);
    const links = [...place.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
    for (const link of links.filter((href) => /[?&](past|upcoming)=/.test(href))) await visit(link);
  }
  await visit('/events');
  expect(found).toEqual(new Set(namesOf([...AHEAD, ...OVER])));
});

it('a part at its own address leads back to the beginning, and on', async () => {
  await open('/events?past=2');
  expect(screen.getByRole('link', { name: 'From the beginning' })).toHaveAttribute('href', '/events');
  expect(screen.getByRole('link', { name: 'Show earlier events' })).toHaveAttribute('href', '/events?past=3');
  expect(screen.queryByRole('region', { name: 'Upcoming events' })).not.toBeInTheDocument();
  expect(titles()).toHaveLength(24);
});

it('Back finds the cards that were there', async () => {
  const { unmount, data } = await open('/events', 'visited');
  fireEvent.click(screen.getByText('Show earlier events'));
  await waitFor(() => expect(titles()).toHaveLength(24 + 48));
  unmount();
  renderAt('/events', <page.Component data={data} />, { entry: 'visited' });
  expect(titles()).toHaveLength(24 + 48);
});
