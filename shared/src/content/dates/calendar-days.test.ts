import { daysLater, monthsLater } from './calendar-days.ts';

test.each([
  ['2027-03', 1, '2027-04'],
  ['2026-12', 1, '2027-01'],
  ['2027-01', -1, '2026-12'],
  ['2027-03', 12, '2028-03'],
])('from %s on %d months are %s', (month, count, later) => {
  expect(monthsLater(month, count)).toBe(later);
});

test.each([
  ['2027-03-13', 2, '2027-03-15'],
  ['2027-03-01', -1, '2027-02-28'],
  ['2028-02-28', 1, '2028-02-29'],
])('from %s on %d days are %s', (day, count, later) => {
  expect(daysLater(day, count)).toBe(later);
});
