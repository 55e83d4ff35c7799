import { afterPageLoad } from './after-page-load.ts';

function pageIs(state: DocumentReadyState): void {
  jest.spyOn(document, 'readyState', 'get').mockReturnValue(state);
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('a page that is there already does not wait', () => {
  pageIs('complete');
  const task = jest.fn().mockResolvedValue(undefined);
  afterPageLoad(task);
  expect(task).toHaveBeenCalledTimes(1);
});

test('a page that still loads comes first', () => {
  pageIs('interactive');
  const task = jest.fn().mockResolvedValue(undefined);
  afterPageLoad(task);
  window.dispatchEvent(new Event('load'));
  expect(task).not.toHaveBeenCalled();
  jest.advanceTimersByTime(2_000);
  expect(task).toHaveBeenCalledTimes(1);
});

test('whoever leaves before does not start it', () => {
  pageIs('interactive');
  const task = jest.fn().mockResolvedValue(undefined);
  afterPageLoad(task)();
  const leave = afterPageLoad(task);
  window.dispatchEvent(new Event('load'));
  leave();
  jest.advanceTimersByTime(2_000);
  expect(task).not.toHaveBeenCalled();
});

test('a task that fails is noted, and harms nobody', async () => {
  pageIs('complete');
  const log = jest.spyOn(console, 'error').mockReturnValue();
  const failure = new Error('no file');
  afterPageLoad(() => Promise.reject(failure));
  await Promise.resolve();
  expect(log).toHaveBeenCalledWith(failure);
});
