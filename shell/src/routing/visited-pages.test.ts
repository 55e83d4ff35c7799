import type { RegionState } from '../regions/region-state.ts';
import type { PageData } from './route-data.ts';
import { createVisitedPages } from './visited-pages.ts';

const MODULE = { release: 'content@1.0.0', expose: 'pages/home', hasFallback: false };

const page = (state: Partial<RegionState>): PageData => ({
  route: { path: '/', page: 'home', title: 'Home', slots: [], query: [] },
  page: { ...MODULE, status: 'ready', data: 'Welcome', ...state } as RegionState,
  slots: {},
  head: {},
});

const failed = (reason: 'load' | 'data' | 'render', release = MODULE.release) =>
  page({
    status: 'failed',
    release,
    failure: { ok: false, reason, cause: 'no answer', section: 'content', version: '1.0.0' },
  });

test('a page whose data cannot be loaded again is as it was', () => {
  const visited = createVisitedPages();
  const before = visited.settle('/', page({}));
  expect(visited.settle('/', failed('data'))).toBe(before);
  const newer = page({ data: 'Welcome back' });
  expect(visited.settle('/', newer)).toBe(newer);
  expect(visited.settle('/', failed('data'))).toBe(newer);
});

test('so is the page of the document itself', () => {
  const first = page({});
  expect(createVisitedPages(['/', first]).settle('/', failed('data'))).toBe(first);
});

test('a static page needs no code to be as it was', () => {
  const first = page({ status: 'static' });
  expect(createVisitedPages(['/', first]).settle('/', failed('load'))).toBe(first);
  const newer = failed('load', 'content@1.1.0');
  expect(createVisitedPages(['/', first]).settle('/', newer)).toBe(newer);
});

test.each([
  ['that nobody saw', '/events', failed('data')],
  ['whose code did not arrive', '/', failed('load')],
  ['of another release', '/', failed('data', 'content@1.1.0')],
])('a failure of a page %s is one', (_which, address, loaded) => {
  expect(createVisitedPages(['/', page({})]).settle(address, loaded)).toBe(loaded);
});

test('only the last twenty are cached', () => {
  const visited = createVisitedPages(['/', page({})]);
  for (let number = 1; number <= 20; number += 1) visited.settle(`/${number}`, page({}));
  const loaded = failed('data');
  expect(visited.settle('/', loaded)).toBe(loaded);
  expect(visited.settle('/1', loaded)).not.toBe(loaded);
});
