import { retryDelay } from './attempt-delivery.ts';

describe('the time until the next attempt', () => {
  it.each([
    [1, 1_000],
    [2, 2_000],
    [5, 16_000],
    [10, 300_000],
    [100_000, 300_000],
  ])('after attempt %s is at most %s ms, and at least half of it', (attempts, longest) => {
    expect(retryDelay(attempts, 0, () => 1)).toBe(longest);
    expect(retryDelay(attempts, 0, () => 0)).toBe(longest / 2);
  });

  it('is what the recipient asks for, within five minutes', () => {
    expect(retryDelay(1, 30_000)).toBe(30_000);
    expect(retryDelay(1, 86_400_000)).toBe(300_000);
  });
});
