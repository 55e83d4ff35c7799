import { monthWeeks } from './month-weeks.ts';

const numbers = (month: string) => monthWeeks(month).map((week) => week.map((day) => Number(day?.slice(8) ?? 0)));

it('begins each week with Sunday, and leaves the days of other months out', () => {
  expect(numbers('2027-03')).toEqual([
    [0, 1, 2, 3, 4, 5, 6],
    [7, 8, 9, 10, 11, 12, 13],
    [14, 15, 16, 17, 18, 19, 20],
    [21, 22, 23, 24, 25, 26, 27],
    [28, 29, 30, 31, 0, 0, 0],
  ]);
});

it.each([
  ['2026-02', 4],
  ['2027-05', 6],
  ['2026-12', 5],
])('%s has %d weeks', (month, weeks) => {
  expect(monthWeeks(month)).toHaveLength(weeks);
});
