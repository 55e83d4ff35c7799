import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LongList } from './long-list.ts';
import { MoreItems } from './more-items.tsx';

let reach: () => void = () => undefined;
let wanted: (() => void)[] = [];

/** The browser has nothing better to do, and does what was asked for. */
async function idle(): Promise<void> {
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  await act(async () => wanted.splice(0).forEach((work) => work()));
}

beforeEach(() => {
  class Observer {
    constructor(tell: (entries: object[]) => void) {
      reach = () => act(() => tell([{ isIntersecting: true }]));
    }
    observe = () => undefined;
    disconnect = () => undefined;
  }
  Object.assign(window, {
    IntersectionObserver: Observer,
    requestIdleCallback: (work: () => void) => wanted.push(work),
  });
});
afterEach(() => {
  jest.useRealTimers();
  reach = () => undefined;
  wanted = [];
  Reflect.deleteProperty(window, 'IntersectionObserver');
  Reflect.deleteProperty(window, 'requestIdleCallback');
  Reflect.deleteProperty(navigator, 'connection');
});

function list(number: number, { pageCount = 20, status = 'ready' as LongList<unknown>['status'] } = {}) {
  return { parts: [{ number, items: [], total: 480, pageCount }], status };
}

function show(here: LongList<unknown>, shown = 24) {
  const onMore = jest.fn();
  const element = (now: LongList<unknown>, count: number) => (
    <MoreItems list={now} shown={count} href="/events?past=2" label="Show more" failure="No answer" onMore={onMore} />
  );
  const view = render(element(here, shown));
  return {
    onMore,
    link: () => screen.queryByRole('link'),
    update: (now: LongList<unknown>, count: number) => view.rerender(element(now, count)),
  };
}

/** Whether a click on the link is one; jsdom could not follow it. */
function isLeftToTheBrowser(keys: MouseEventInit): boolean {
  const left = jest.fn();
  const stop = (event: MouseEvent) => {
    left(event.defaultPrevented);
    event.preventDefault();
  };
  document.addEventListener('click', stop, { once: true });
  fireEvent.click(screen.getByRole('link'), keys);
  return left.mock.calls[0]?.[0] === false;
}

test('is a link to the next part, which a click brings here; the focus stays, and it is said', async () => {
  const { onMore, link, update } = show(list(1));
  expect(link()).toHaveAttribute('href', '/events?past=2');
  await userEvent.click(screen.getByRole('link', { name: 'Show more' }));
  expect(onMore).toHaveBeenCalledTimes(1);
  update(list(2), 48);
  expect(link()).toHaveFocus();
  expect(screen.getByText('24 more are shown')).toBeInTheDocument();
});

test('a click for another tab is left to the browser', () => {
  const { onMore } = show(list(1));
  expect(isLeftToTheBrowser({ ctrlKey: true })).toBe(true);
  expect(isLeftToTheBrowser({ metaKey: true })).toBe(true);
  expect(onMore).not.toHaveBeenCalled();
});

test('brings the next part before the visitor is there, and the one after it', () => {
  const { onMore, update } = show(list(1), 100);
  reach();
  expect(onMore).toHaveBeenCalledTimes(1);
  update(list(2), 124);
  reach();
  expect(onMore).toHaveBeenCalledTimes(2);
});

test('some come by themselves while the browser is idle, and nothing is said', async () => {
  jest.useFakeTimers();
  const { onMore, update } = show(list(1));
  await idle();
  expect(onMore).toHaveBeenCalledTimes(1);
  update(list(2), 48);
  expect(screen.queryByText(/more are shown/)).not.toBeInTheDocument();
  update(list(4), 96);
  await idle();
  expect(onMore).toHaveBeenCalledTimes(1);
});

test('nothing comes by itself where data is dear', async () => {
  jest.useFakeTimers();
  Object.assign(navigator, { connection: { saveData: true } });
  const { onMore } = show(list(1));
  await idle();
  expect(onMore).not.toHaveBeenCalled();
});

test('a full page leads to the next part as a page of its own', () => {
  const { onMore } = show(list(10), 240);
  reach();
  expect(isLeftToTheBrowser({})).toBe(true);
  expect(onMore).not.toHaveBeenCalled();
});

test('says that a part did not come, does not insist, and tries again on demand', async () => {
  const { onMore, link } = show(list(2, { status: 'failed' }), 48);
  expect(screen.getByRole('alert')).toHaveTextContent('No answer');
  expect(link()).not.toBeInTheDocument();
  reach();
  expect(onMore).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onMore).toHaveBeenCalledTimes(1);
});

test('at the end there is no link', () => {
  expect(show(list(20)).link()).not.toBeInTheDocument();
});
