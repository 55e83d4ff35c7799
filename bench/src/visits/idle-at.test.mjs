import { idleAt } from './idle-at.mjs';

test('a page that has nothing more to do is idle when it is hydrated', () => {
  expect(idleAt(1_000, [[100, 900]])).toBe(1_000);
});

test('work that follows within half a second puts it off, and so does what follows that', () => {
  expect(
    idleAt(1_000, [
      [1_700, 1_800],
      [1_200, 1_300],
    ]),
  ).toBe(1_800);
});

test('what begins after half a second of rest does not', () => {
  expect(idleAt(1_000, [[1_500, 3_000]])).toBe(1_000);
});
