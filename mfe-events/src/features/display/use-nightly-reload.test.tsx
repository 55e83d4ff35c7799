import { act, renderHook } from '@testing-library/react';
import { useNightlyReload } from './use-nightly-reload.ts';

const settled = () => act(async () => void (await jest.advanceTimersByTimeAsync(0)));

/** The display, opened at a moment of Maryland's spring. */
function open(moment: string) {
  const [reload, answer] = [jest.fn(), { ok: true }];
  Object.assign(window, { fetch: async () => answer });
  jest.useFakeTimers({ now: new Date(moment) });
  const { rerender } = renderHook(({ now }) => useNightlyReload(now, reload), { initialProps: { now: new Date() } });
  const at = async (later: string) => {
    jest.setSystemTime(new Date(later));
    rerender({ now: new Date() });
    await settled();
  };
  return { answer, at, reload };
}

afterEach(() => jest.useRealTimers());

it('reloads once four in the morning has passed in Maryland', async () => {
  const { at, reload } = open('2027-03-13T14:00:00Z');
  await at('2027-03-14T05:00:00Z');
  await at('2027-03-14T07:59:00Z');
  expect(reload).not.toHaveBeenCalled();
  await at('2027-03-14T08:00:00Z');
  expect(reload).toHaveBeenCalledTimes(1);
});

it('does not while the site is away', async () => {
  const { answer, at, reload } = open('2027-06-13T14:00:00Z');
  answer.ok = false;
  await at('2027-06-14T08:00:00Z');
  expect(reload).not.toHaveBeenCalled();
  answer.ok = true;
  await at('2027-06-14T08:01:00Z');
  expect(reload).toHaveBeenCalledTimes(1);
});
