import { screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { ServicesContext, SettingsContext, toastQueue } from 'section-kit/shell-api';
import { FILLED_SERVICES, FILLED_SETTINGS, renderAt } from 'section-kit/testing';
import { Component, head } from './live-stream.tsx';

const STREAM = 'https://stream.example/live';

function visit(streamUrl = STREAM) {
  const page = (
    <StrictMode>
      <SettingsContext value={{ ...FILLED_SETTINGS, streamUrl }}>
        <ServicesContext value={FILLED_SERVICES}>
          <Component />
        </ServicesContext>
      </SettingsContext>
    </StrictMode>
  );
  const { rerender, location } = renderAt('/connect/live-stream', page);
  return { renderAgain: () => rerender(page), location };
}

/** A browser that opens tabs, or blocks them. */
function browser(tab: { opener: unknown; location: { href: string } } | null) {
  const open = jest.fn<unknown, unknown[]>(() => tab);
  jest.spyOn(window, 'open').mockImplementation(open as never);
  return open;
}

const newTab = () => ({ opener: window, location: { href: 'about:blank' } });

beforeEach(() => toastQueue.setState({ messages: [] }));
afterEach(() => jest.restoreAllMocks());

test('the stream opens in a new tab that cannot reach back, and this tab goes home', () => {
  const tab = newTab();
  const open = browser(tab);
  const { location } = visit();
  expect(open).toHaveBeenCalledWith('', '_blank');
  expect(tab).toEqual({ opener: null, location: { href: STREAM } });
  expect(location().pathname).toBe('/');
});

test('one visit opens one tab', () => {
  const open = browser(newTab());
  visit().renderAgain();
  expect(open).toHaveBeenCalledTimes(1);
});

test('when the browser blocks the tab, this tab goes home all the same, and a message names the way', () => {
  const open = browser(null);
  const { renderAgain, location } = visit();
  renderAgain();
  expect(open).toHaveBeenCalledTimes(1);
  expect(location().pathname).toBe('/');
  expect(toastQueue.getState().messages.map(({ text }) => text)).toEqual([
    'Your browser did not let us open the live stream in a new tab. The menu leads to it: Connect, Live Stream.',
  ]);
});

test('while staff have no stream, the page stays and has ways on', () => {
  const open = browser(newTab());
  const { location } = visit('');
  expect(open).not.toHaveBeenCalled();
  expect(location().pathname).toBe('/connect/live-stream');
  expect(screen.getByRole('heading', { level: 2, name: 'There is no live stream right now' })).toBeVisible();
  expect(screen.queryByText(/on the air/)).not.toBeInTheDocument();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/connect/sermons',
    '/plan-your-visit',
  ]);
});

test('the page says when the stream runs, below a heading of its own', () => {
  browser(null);
  visit();
  expect(screen.getByRole('heading', { level: 2 })).toBeVisible();
  expect(screen.getByText(/Every Sunday at 10:00 AM Eastern Time/)).toBeVisible();
});

test.each([
  ['days before', '2027-03-10T15:00:00Z', 'Next live stream: Sunday, March 14, 10:00 AM', 'Watch the live stream'],
  ['within the hour before', '2027-03-14T13:40:00Z', 'Live in 20 minutes: Worship', 'Open the live stream'],
  ['during the service', '2027-03-14T14:40:00Z', 'Live now: Worship', 'Watch the live stream'],
  ['after it', '2027-03-14T20:00:00Z', 'Worship of Sunday, March 14', 'Watch it again'],
])('%s the page says what there is to see', (_, moment, text, link) => {
  browser(null);
  jest.useFakeTimers({ now: Date.parse(moment) });
  visit();
  jest.useRealTimers();
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByRole('link', { name: `${link} (opens in a new tab)` })).toHaveAttribute('href', STREAM);
});

test('the page has a title and a description', () => {
  expect(head()).toMatchObject({ title: 'Live Stream', description: expect.stringContaining('Soteria') });
});
