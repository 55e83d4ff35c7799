import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakeHttp, htmlAt, renderAt } from 'section-kit/testing';
import { Component, head, loader } from './search.tsx';

const part = (text: string, marked = false) => ({ text, marked });
const group = (items: readonly object[] = [], total = items.length) => ({ total, items });

const RETREAT = {
  address: '/events/retreat-a1',
  title: [part("Women's "), part('Retreat', true)],
  excerpt: [part('Three days by the lake.')],
  startDate: '2027-03-14T22:30:00.000Z',
  time: '18:30:00',
  eventStatus: 'Cancelled',
  isOver: true,
};
const SERMON = {
  address: '/sermons/stay-s1',
  title: [part('Stay')],
  preacher: 'Pastor Grace',
  date: '2027-03-07',
  isSpoken: true,
};

const found = (data: object) => ({
  data: { events: group(), sermons: group(), pages: group(), order: [], ...data },
});
const SOME = found({ events: group([RETREAT], 9), sermons: group([SERMON]), order: ['sermons', 'events'] });

async function load(address: string, answer: unknown = SOME) {
  const http = createFakeHttp({ '/api/search?': answer });
  const url = new URL(address, 'https://soteria.example');
  const data = await loader({ url, params: {}, http, signal: new AbortController().signal });
  return { http, data };
}

async function open(address: string, answer: unknown = SOME) {
  const { http, data } = await load(address, answer);
  const retry = jest.fn();
  return { ...renderAt(address, <Component data={data} />, { retry }), http, data, retry };
}

const log = () => jest.spyOn(console, 'error').mockReturnValue();
afterEach(() => jest.restoreAllMocks());

test('without a query there is the form alone, and nobody is asked', async () => {
  const { http } = await open('/search?q=%20');
  expect(screen.getByRole('search')).toBeVisible();
  expect(screen.getByRole('searchbox', { name: 'Search this site' })).toHaveValue('');
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  expect(http.asked).toEqual([]);
});

test('results come by kind, with their number, their words marked, and what a visitor has to know', async () => {
  await open('/search?q=retreet');
  expect(screen.getByRole('searchbox')).toHaveValue('retreet');
  expect(screen.getByRole('status')).toHaveTextContent('10 results for “retreet”');
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Sermons (1)', 'Events (9)']);
  const events = within(screen.getByRole('region', { name: 'Events (9)' }));
  expect(events.getByRole('link', { name: "Women's Retreat" })).toHaveAttribute('href', '/events/retreat-a1');
  expect(events.getByText('Retreat').tagName).toBe('MARK');
  expect(events.getByText('Cancelled')).toBeVisible();
  expect(events.getByText('Sunday, March 14, 2027, 6:30 PM, is over')).toBeVisible();
  expect(events.getByText(/The 1 best of 9/)).toBeVisible();
  expect(screen.getByText('Pastor Grace, Sunday, March 7, 2027 · said in the sermon')).toBeVisible();
});

test('nothing found says so, and where to look', async () => {
  await open('/search?q=xyzzy', found({}));
  expect(screen.getByText('Nothing found for “xyzzy”')).toBeVisible();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/events',
    '/connect/sermons',
    '/plan-your-visit',
    '/connect/contact-us',
  ]);
});

test('a search that does not answer offers another try', async () => {
  log();
  const { retry } = await open('/search?q=choir', 503);
  expect(screen.getByRole('alert')).toHaveTextContent('The search is not answering');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

test('an answer of another shape is a failure, not a blank page', async () => {
  log();
  await open('/search?q=choir', { data: { events: [] } });
  expect(screen.getByRole('alert')).toBeVisible();
});

test('a new query changes the address, and the focus stays where it is', async () => {
  const { location } = await open('/search?q=choir');
  const box = screen.getByRole('searchbox');
  await userEvent.clear(box);
  await userEvent.type(box, ' tea & cake {Enter}');
  await waitFor(() => expect(location()).toMatchObject({ pathname: '/search', search: '?q=tea+%26+cake' }));
  expect(box).toHaveFocus();
});

test('without the page’s script, the browser sends the form', () => {
  document.body.innerHTML = htmlAt('/search', <Component data={{ query: '', answer: null }} />);
  expect(screen.getByRole('search')).toHaveAttribute('action', '/search');
  expect(screen.getByRole('search')).not.toHaveAttribute('method');
  expect(screen.getByRole('searchbox')).toHaveAttribute('name', 'q');
  document.body.replaceChildren();
});

test('a long query with controls is one line of a hundred characters', async () => {
  const { data, http } = await load(`/search?q=${encodeURIComponent(`a\u0000\n${'b'.repeat(200)}`)}`);
  expect(data.query).toBe(`a ${'b'.repeat(98)}`);
  expect(http.asked).toEqual([`/api/search?q=a%20${'b'.repeat(98)}`]);
});

test('search engines leave it out', async () => {
  const { data } = await load('/search?q=choir');
  expect(head({ data })).toMatchObject({ title: 'Search: choir', canonical: null });
});
