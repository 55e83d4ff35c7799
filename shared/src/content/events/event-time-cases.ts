import { quarterHours } from '../../testing/quarter-hours.ts';
import { churchClock, churchDay, churchTimestamp, wallClockMoment } from '../dates/church-clock.ts';
import { eventDay, eventEnd, eventStart, eventTime } from './event-time.ts';

/** What must hold wherever the visitor is; one test file per zone runs it. */
export function testEventTime(zone: { readonly name: string; readonly minutesWestInJanuary: number }): void {
  it(`really runs in ${zone.name}`, () => {
    expect(new Date('2027-01-15T12:00:00Z').getTimezoneOffset()).toBe(zone.minutesWestInJanuary);
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone.name);
  });

  describe('the wall clock in Maryland', () => {
    it.each([
      ['a winter evening', '2027-01-15', '18:30:00', '2027-01-15T23:30:00.000Z'],
      ['a summer evening', '2027-07-04', '19:00:00', '2027-07-04T23:00:00.000Z'],
      ['fractions of a second, as SQLite gives them', '2027-01-15', '18:30:00.000', '2027-01-15T23:30:00.000Z'],
      ['minutes only', '2027-01-15', '18:30', '2027-01-15T23:30:00.000Z'],
      ['the evening before clocks go forward', '2027-03-13', '23:30:00', '2027-03-14T04:30:00.000Z'],
      ['just before the gap', '2027-03-14', '01:59:59', '2027-03-14T06:59:59.000Z'],
      ['inside the gap: an hour later', '2027-03-14', '02:30:00', '2027-03-14T07:30:00.000Z'],
      ['just after the gap', '2027-03-14', '03:00:00', '2027-03-14T07:00:00.000Z'],
      ['the morning that clocks went forward', '2027-03-14', '10:00:00', '2027-03-14T14:00:00.000Z'],
      ['before clocks go back', '2027-11-07', '00:30:00', '2027-11-07T04:30:00.000Z'],
      ['a time that comes twice: the first', '2027-11-07', '01:30:00', '2027-11-07T05:30:00.000Z'],
      ['after clocks went back', '2027-11-07', '02:00:00', '2027-11-07T07:00:00.000Z'],
      ['the morning that clocks went back', '2027-11-07', '10:00:00', '2027-11-07T15:00:00.000Z'],
      ['the last second of a year', '2027-12-31', '23:59:59', '2028-01-01T04:59:59.000Z'],
    ])('%s', (_, date, time, moment) => {
      expect(wallClockMoment(date, time).toISOString()).toBe(moment);
    });

    it.each([
      ['2027-03-15T03:30:00.000Z', '2027-03-14'],
      ['2027-03-15T04:30:00.000Z', '2027-03-15'],
      ['2027-01-15T04:59:59Z', '2027-01-14'],
      ['2027-01-15T20:00:00-08:00', '2027-01-15'],
      ['2027-01-15', '2027-01-15'],
      ['2027-01-15T23:30:00', '2027-01-15'],
    ])('%s is on %s', (date, day) => {
      expect(churchDay(date)).toBe(day);
    });

    it.each([
      ['2027-01-16T00:00:00.000Z', '19:00:00'],
      ['2027-07-05T00:00:30Z', '20:00:30'],
      ['2027-01-15T09:30', '09:30'],
      ['2027-01-15', null],
    ])('at %s reads %s', (date, clock) => {
      expect(churchClock(date)).toBe(clock);
    });

    it('names a moment with its own offset, for search engines', () => {
      expect(churchTimestamp(new Date('2027-03-14T06:59:59.000Z'))).toBe('2027-03-14T01:59:59-05:00');
      expect(churchTimestamp(new Date('2027-03-14T07:00:00.000Z'))).toBe('2027-03-14T03:00:00-04:00');
    });
  });

  describe('an event', () => {
    it.each([
      ['at the time of its start', '2027-03-14T22:30:00.000Z', '18:30:00', '2027-03-14', '2027-03-14T22:30:00.000Z'],
      ['at another time than its start', '2027-03-14T14:00:00Z', '18:30:00', '2027-03-14', '2027-03-14T22:30:00.000Z'],
      ['late, the next day in UTC', '2027-01-16T03:00:00.000Z', '22:00:00', '2027-01-15', '2027-01-16T03:00:00.000Z'],
      ['in winter at 7 PM, midnight UTC', '2027-01-16T00:00:00Z', '19:00:00', '2027-01-15', '2027-01-16T00:00:00.000Z'],
      ['a quarter before that', '2026-12-07T00:00:00.000Z', '18:45:00', '2026-12-06', '2026-12-06T23:45:00.000Z'],
      ['in summer at 8 PM, midnight UTC', '2027-07-05T00:00:00Z', '20:00:00', '2027-07-04', '2027-07-05T00:00:00.000Z'],
      [
        'midnight UTC, in the morning',
        '2027-01-16T00:00:00.000Z',
        '10:00:00',
        '2027-01-15',
        '2027-01-15T15:00:00.000Z',
      ],
      ['a bare date', '2027-11-07', '10:00:00', '2027-11-07', '2027-11-07T15:00:00.000Z'],
      ['a date-time without a zone', '2027-11-07T09:00:00', '10:00:00', '2027-11-07', '2027-11-07T15:00:00.000Z'],
      [
        'of a time that comes twice, the first',
        '2027-11-07T05:30:00Z',
        '01:30',
        '2027-11-07',
        '2027-11-07T05:30:00.000Z',
      ],
      ['of such a time, without a zone', '2027-11-07T01:30:00', '01:30:00', '2027-11-07', '2027-11-07T05:30:00.000Z'],
      ['of such a time, the second', '2027-11-07T06:30:00Z', '01:30:00.000', '2027-11-07', '2027-11-07T06:30:00.000Z'],
    ])('starts: %s', (_, startDate, time, day, start) => {
      expect(eventDay({ startDate })).toBe(day);
      expect(eventTime({ startDate, time })).toBe(time);
      expect(eventStart({ startDate, time }).toISOString()).toBe(start);
    });

    it.each([
      ['midnight UTC', '2027-01-16T00:00:00.000Z', '2027-01-15', '19:00:00', '2027-01-16T00:00:00.000Z'],
      ['a moment of another zone', '2027-01-15T20:00:00-08:00', '2027-01-15', '23:00:00', '2027-01-16T04:00:00.000Z'],
      [
        'the second of a time that comes twice',
        '2027-11-07T06:30Z',
        '2027-11-07',
        '01:30:00',
        '2027-11-07T06:30:00.000Z',
      ],
      ['a date-time without a zone', '2027-11-07T10:00:00', '2027-11-07', '10:00:00', '2027-11-07T15:00:00.000Z'],
      ['nothing but a bare date', '2027-03-14', '2027-03-14', null, '2027-03-14T05:00:00.000Z'],
    ])('without a time has that of its start date: %s', (_, startDate, day, time, start) => {
      expect(eventDay({ startDate })).toBe(day);
      expect(eventTime({ startDate, time: null })).toBe(time);
      expect(eventStart({ startDate, time: null }).toISOString()).toBe(start);
    });

    it('at each quarter of an hour, with and without a time, is when its editor meant', () => {
      for (const { startDate, time, dateTexts, timeTexts, start } of quarterHours()) {
        const day = eventDay({ startDate });
        const clock = eventTime({ startDate, time })?.slice(0, 5);
        const read = { startDate, time, at: `${day}T${clock}`, start: eventStart({ startDate, time }).getTime() };
        expect(read).toEqual({ startDate, time, at: timeTexts[0], start });
        expect(day).toBe(dateTexts[0]);
      }
    });

    const EVENING = { startDate: '2027-03-12T23:00:00Z', time: '18:00:00' };
    const DAY = { startDate: '2027-01-15', time: '10:00:00' };
    it.each([
      ['never, as far as we know', EVENING, null, null],
      ['hours later', EVENING, '2027-03-13T02:00:00Z', { day: '2027-03-12', at: '2027-03-13T02:00:00.000Z' }],
      ['at midnight UTC', EVENING, '2027-03-13T00:00:00Z', { day: '2027-03-12', at: '2027-03-13T00:00:00.000Z' }],
      ['after midnight', EVENING, '2027-03-13T05:30:00Z', { day: '2027-03-13', at: '2027-03-13T05:30:00.000Z' }],
      ['days later', EVENING, '2027-03-14T16:00:00Z', { day: '2027-03-14', at: '2027-03-14T16:00:00.000Z' }],
      ['without a zone', DAY, '2027-01-15T12:00:00', { day: '2027-01-15', at: '2027-01-15T17:00:00.000Z' }],
      ['on a bare date', DAY, '2027-01-18', { day: '2027-01-18', at: null }],
      ['on its own day, a bare date', DAY, '2027-01-15', null],
      ['on a day before', DAY, '2027-01-10', null],
      ['as it starts', EVENING, EVENING.startDate, null],
      ['before its start', EVENING, '2027-03-12T22:00:00Z', null],
      ['before its time, after its start date', { ...EVENING, time: '21:00:00' }, '2027-03-13T01:30:00Z', null],
    ])('ends: %s', (_, event, endDate, expected) => {
      const end = eventEnd({ ...event, endDate });
      expect(end && { day: end.day, at: end.moment?.toISOString() ?? null }).toEqual(expected);
    });
  });
}
