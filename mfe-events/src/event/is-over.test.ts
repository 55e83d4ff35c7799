import { isOver } from './is-over.ts';

it.each([
  ['on its day', { day: '2027-03-14', lastDay: null }, '2027-03-14', false],
  ['on the day after', { day: '2027-03-14', lastDay: null }, '2027-03-15', true],
  ['on the last of several days', { day: '2027-03-14', lastDay: '2027-03-16' }, '2027-03-16', false],
  ['after the last of several days', { day: '2027-03-14', lastDay: '2027-03-16' }, '2027-03-17', true],
])('%s', (_, event, today, over) => {
  expect(isOver(event, today)).toBe(over);
});
