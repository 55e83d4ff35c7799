import { createPageReleases } from '../releases/page-releases.ts';
import type { PageSource } from '../releases/page-sources.ts';
import { EVENTS } from '../testing/remotes.ts';
import { createPrefetchedPage } from './prefetched-page.ts';
import type { PageData } from './route-data.ts';

function sourceOf(version = EVENTS.version): PageSource {
  const [source] = createPageReleases({ remotes: [{ ...EVENTS, version }], stable: [] }).pages();
  if (!source) throw new Error('The events section has a page.');
  return source;
}

const SOURCE = sourceOf();
const PAGE = { route: SOURCE.route, slots: {}, head: {} } as PageData;

/** A visitor who points at `/events`. */
function pointed(load: (signal: AbortSignal) => Promise<PageData | null> = async () => PAGE) {
  let now = 0;
  const loading = jest.fn(load);
  const prefetched = createPrefetchedPage(() => now);
  prefetched.begin('/events', SOURCE, loading);
  return { prefetched, loading, pass: (milliseconds: number) => void (now += milliseconds) };
}

it('is there for the navigation that follows, once', async () => {
  const { prefetched } = pointed();
  expect(await prefetched.take('/events', SOURCE)).toBe(PAGE);
  expect(await prefetched.take('/events', SOURCE)).toBeNull();
});

it('is loaded once while the pointer moves on the link', () => {
  const { prefetched, loading } = pointed();
  prefetched.begin('/events', SOURCE, loading);
  expect(loading).toHaveBeenCalledTimes(1);
});

it('is loaded again when it is no longer new', async () => {
  const { prefetched, loading, pass } = pointed();
  pass(3_000);
  expect(await prefetched.take('/events', SOURCE)).toBeNull();
  prefetched.begin('/events', SOURCE, loading);
  expect(loading).toHaveBeenCalledTimes(2);
});

it('is not another address, and not what another release loaded', async () => {
  expect(await pointed().prefetched.take('/events?past=2', SOURCE)).toBeNull();
  expect(await pointed().prefetched.take('/events', sourceOf('1.1.0'))).toBeNull();
});

it('is given up for the next link, and where it failed', async () => {
  const { prefetched, loading } = pointed(() => Promise.reject(new Error('no answer')));
  expect(loading.mock.calls[0]?.[0].aborted).toBe(false);
  expect(await pointed(() => Promise.reject(new Error('no answer'))).prefetched.take('/events', SOURCE)).toBeNull();
  prefetched.begin('/events?past=2', SOURCE, async () => PAGE);
  expect(loading.mock.calls[0]?.[0].aborted).toBe(true);
});
