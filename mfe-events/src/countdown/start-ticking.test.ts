import { startTicking } from './start-ticking.ts';

const START = Date.parse('2027-03-14T14:00:00Z');

beforeEach(() => {
  Object.assign(window, { matchMedia: () => Object.assign(new EventTarget(), { matches: false }) });
});
afterEach(() => jest.useRealTimers());

/** The milliseconds that passed at each refresh, and those that were left. */
function refreshes(now: number): [number, number][] {
  jest.useFakeTimers({ now });
  const seen: [number, number][] = [];
  startTicking(START, (remaining) => void seen.push([Date.now() - now, remaining]));
  jest.runAllTimers();
  return seen;
}

it('refreshes every 1000 ms, and not more often', () => {
  expect(refreshes(START - 4_000)).toEqual([
    [0, 4_000],
    [1_000, 3_000],
    [2_000, 2_000],
    [3_000, 1_000],
    [4_000, 0],
  ]);
});

it('begins between two seconds with the next one', () => {
  expect(refreshes(START - 2_300)).toEqual([
    [0, 3_000],
    [300, 2_000],
    [1_300, 1_000],
    [2_300, 0],
  ]);
});
