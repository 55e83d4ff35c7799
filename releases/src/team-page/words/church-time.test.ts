import { churchTime } from './church-time.ts';

it.each([
  ['2026-11-21T18:05:00Z', 'Nov 21, 1:05 PM EST'],
  ['2026-07-04T02:00:00Z', 'Jul 3, 10:00 PM EDT'],
])('tells %s by the clock of the church, with its zone', (at, expected) => {
  expect(churchTime(new Date(at))).toBe(expected);
});
