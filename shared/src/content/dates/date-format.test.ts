/** @jest-environment-options {"timeZone": "America/Los_Angeles"} */
import { clockTime, dateRange, longDate, monthName, shortWeekday } from './date-format.ts';

describe('dates in US English', () => {
  it('writes a day in full, the same for a visitor west of Maryland', () => {
    expect(longDate('2027-03-14')).toBe('Sunday, March 14, 2027');
    expect(longDate('2027-01-01')).toBe('Friday, January 1, 2027');
  });

  it('names a month', () => {
    expect(monthName('2027-03')).toBe('March 2027');
  });

  it('writes a range with short weekdays and one year', () => {
    expect(dateRange('2027-03-12', '2027-03-14')).toEqual(['Fri, Mar 12', 'Sun, Mar 14, 2027']);
    expect(shortWeekday('2027-03-12')).toBe('Fri');
  });

  it('gives a range over New Year the year of its end', () => {
    expect(dateRange('2026-12-31', '2027-01-01')).toEqual(['Thu, Dec 31', 'Fri, Jan 1, 2027']);
  });
});

describe('12-hour times', () => {
  it.each([
    ['00:00:00', '12:00 AM'],
    ['00:05:59', '12:05 AM'],
    ['09:00:00', '9:00 AM'],
    ['11:59:00', '11:59 AM'],
    ['12:00:00', '12:00 PM'],
    ['18:30:00.000', '6:30 PM'],
    ['23:59', '11:59 PM'],
  ])('%s is %s', (time, text) => {
    expect(clockTime(time)).toBe(text);
  });
});
