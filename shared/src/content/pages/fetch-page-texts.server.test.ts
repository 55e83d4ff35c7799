/** @jest-environment node */
import { fetchPageTexts } from './fetch-page-texts.ts';

test('on the server a page says what it said at first when nobody answers in time', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  const get = (_path: string, signal?: AbortSignal) =>
    new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
  const asked = fetchPageTexts({ get, post: get }, 'sodip', { signal: new AbortController().signal });
  await jest.advanceTimersByTimeAsync(1_000);
  jest.useRealTimers();
  expect((await asked).description).toMatch(/^SODIP/);
  expect(log).toHaveBeenCalledTimes(1);
  log.mockRestore();
});
