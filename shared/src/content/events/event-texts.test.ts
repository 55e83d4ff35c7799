import { dateTexts, whenOf, lineOf, timeTexts } from './event-texts.ts';

const START = { startDate: '2027-03-12T23:00:00Z', time: '18:00:00', endDate: null };

test.each([
  ['without an end', {}, 'Friday, March 12, 2027', '6:00 PM'],
  ['on its day', { endDate: '2027-03-13T02:00:00Z' }, 'Friday, March 12, 2027', '6:00 PM - 9:00 PM'],
  ['days later', { endDate: '2027-03-14T16:00:00Z' }, 'Fri, Mar 12 - Sun, Mar 14, 2027', 'Fri 6:00 PM - Sun 12:00 PM'],
  ['on a day', { endDate: '2027-03-14' }, 'Fri, Mar 12 - Sun, Mar 14, 2027', '6:00 PM'],
  ['of a day', { startDate: '2027-03-12', time: null }, 'Friday, March 12, 2027', ''],
  [
    'of a day, until an hour',
    { startDate: '2027-03-12', time: null, endDate: '2027-03-13T02:00:00Z' },
    'Friday, March 12, 2027',
    'Until 9:00 PM',
  ],
])('an event says when it is: %s', (_, attributes, date, time) => {
  const when = whenOf({ ...START, ...attributes });
  expect([lineOf(dateTexts(when)), lineOf(timeTexts(when))]).toEqual([date, time]);
});

test('machines read a local date and time, without fractions of a second', () => {
  const when = whenOf({ ...START, time: '18:00:00.000', endDate: '2027-03-14T16:00:00Z' });
  expect(dateTexts(when).map(({ dateTime }) => dateTime)).toEqual(['2027-03-12', '2027-03-14']);
  expect(timeTexts(when).map(({ dateTime }) => dateTime)).toEqual(['2027-03-12T18:00', '2027-03-14T12:00']);
});
