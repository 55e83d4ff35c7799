import { inSequence } from './in-sequence.ts';

test('calls during a run share the next one', async () => {
  const ends: (() => void)[] = [];
  const refresh = inSequence(() => new Promise((resolve) => void ends.push(resolve)));

  const first = refresh();
  await Promise.resolve();
  const second = refresh();
  expect(refresh()).toBe(second);
  expect(ends).toHaveLength(1);

  ends[0]?.();
  await first;
  await Promise.resolve();
  expect(ends).toHaveLength(2);
  ends[1]?.();
  await second;
});

test('a run that fails tells its callers, and the next call runs again', async () => {
  const task = jest.fn<Promise<void>, []>().mockRejectedValueOnce(new Error('away')).mockResolvedValueOnce();
  const refresh = inSequence(task);

  await expect(refresh()).rejects.toThrow('away');
  await expect(refresh()).resolves.toBeUndefined();
  expect(task).toHaveBeenCalledTimes(2);
});
