import { act, renderHook } from '@testing-library/react';
import type { Answer } from 'shared/content';
import { useAsking } from './use-asking.ts';

const FAILED: Answer<string> = { response: null, error: { message: 'down', status: 503 } };
const THERE: Answer<string> = { response: 'there', error: null };
const isEnough = (answer: Answer<string>) => answer.response !== null;

function start(ask: (signal: AbortSignal) => Promise<Answer<string>>, initial = FAILED) {
  return renderHook((props: { initial: Answer<string> }) => useAsking({ initial: props.initial, ask, isEnough }), {
    initialProps: { initial },
  });
}

/** Lets time pass, and the questions that come due be answered: React draws between the steps, as it would. */
async function pass(milliseconds: number): Promise<void> {
  const step = 500;
  for (let rest = milliseconds; rest > step; rest -= step) await act(() => jest.advanceTimersByTimeAsync(step));
  await act(() => jest.advanceTimersByTimeAsync(milliseconds % step || Math.min(step, milliseconds)));
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('nothing is asked while the loader’s answer is enough', async () => {
  const ask = jest.fn().mockResolvedValue(THERE);
  start(ask, THERE);
  await pass(120_000);
  expect(ask).not.toHaveBeenCalled();
});

test('it asks after 1, 2, 4 and 8 seconds', async () => {
  const ask = jest.fn().mockResolvedValue(FAILED);
  start(ask);
  for (const [index, pause] of [1_000, 2_000, 4_000, 8_000].entries()) {
    await pass(pause - 1);
    expect(ask).toHaveBeenCalledTimes(index);
    await pass(1);
    expect(ask).toHaveBeenCalledTimes(index + 1);
  }
});

test('it stops when the answer is there', async () => {
  const ask = jest.fn().mockResolvedValueOnce(FAILED).mockResolvedValue(THERE);
  const { result } = start(ask);
  await pass(3_000);
  expect(result.current).toMatchObject({ answer: THERE, attempts: 2 });
  await pass(120_000);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('the visitor need not wait for the pause to end', async () => {
  const ask = jest.fn().mockResolvedValue(FAILED);
  const { result } = start(ask);
  await pass(7_000);
  ask.mockReturnValue(new Promise(() => undefined));
  act(() => result.current.askNow());
  await pass(0);
  expect(ask).toHaveBeenCalledTimes(4);
  expect(result.current.hurried).toBe(true);
});

test('after a hurried question that failed too, the pauses go on', async () => {
  const ask = jest.fn().mockResolvedValue(FAILED);
  const { result } = start(ask);
  act(() => result.current.askNow());
  await pass(0);
  expect(result.current).toMatchObject({ attempts: 1, hurried: false });
  await pass(2_000);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('a new answer of the loader starts all over', async () => {
  const ask = jest.fn().mockResolvedValue(FAILED);
  const { result, rerender } = start(ask);
  await pass(7_000);
  rerender({ initial: THERE });
  expect(result.current).toMatchObject({ answer: THERE, attempts: 0 });
  await pass(120_000);
  expect(ask).toHaveBeenCalledTimes(3);
});

test('whoever leaves takes the question back', async () => {
  const ask = jest.fn((_signal: AbortSignal) => new Promise<Answer<string>>(() => undefined));
  const { unmount } = start(ask);
  await pass(1_000);
  unmount();
  expect(ask.mock.calls[0]?.[0].aborted).toBe(true);
});
