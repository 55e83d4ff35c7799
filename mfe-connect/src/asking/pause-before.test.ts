import { pauseBefore } from './pause-before.ts';

test('pauses grow from a second to half a minute', () => {
  const pauses = [0, 1, 2, 3, 4, 5, 6, 40].map(pauseBefore);
  expect(pauses).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000]);
});
