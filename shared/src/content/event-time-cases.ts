import {
  churchDay,
  churchTimestamp,
  eventDay,
  eventEnd,
  eventEndDay,
  eventStart,
  wallClockMoment,
} from './event-time.ts';

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

    it('names a moment with its own offset, for search engines', () => {
      expect(churchTimestamp(new Date('2027-03-14T06:59:59.000Z'))).toBe('2027-03-14T01:59:59-05:00');
      expect(churchTimestamp(new Date('2027-03-14T07:00:00.000Z'))).toBe('2027-03-14T03:00:00-04:00');
    });
  });

  describe('an event', () => {
    it.each([
      [
        'with a start that is its moment',
        '2027-03-14T22:30:00.000Z',
        '18:30:00',
        '2027-03-14',
        '2027-03-14T22:30:00.000Z',
      ],
      [
        'with a time that differs from its start',
        '2027-03-14T14:00:00Z',
        '18:30:00',
        '2027-03-14',
        '2027-03-14T22:30:00.000Z',
      ],
      [
        'late in the evening, the next day in UTC',
        '2027-01-16T03:00:00.000Z',
        '22:00:00',
        '2027-01-15',
        '2027-01-16T03:00:00.000Z',
      ],
      [
        'at 7 PM in winter, which is midnight UTC',
        '2027-01-16T00:00:00.000Z',
        '19:00:00',
        '2027-01-15',
        '2027-01-16T00:00:00.000Z',
      ],
      [
        'at 8 PM in summer, which is midnight UTC',
        '2027-07-05T00:00:00.000Z',
        '20:00:00',
        '2027-07-04',
        '2027-07-05T00:00:00.000Z',
      ],
      [
        'with a bare date after a date-time field',
        '2027-01-16T00:00:00.000Z',
        '10:00:00',
        '2027-01-16',
        '2027-01-16T15:00:00.000Z',
      ],
      ['with a bare date', '2027-11-07', '10:00:00', '2027-11-07', '2027-11-07T15:00:00.000Z'],
      ['with a date-time without a zone', '2027-11-07T09:00:00', '10:00:00', '2027-11-07', '2027-11-07T15:00:00.000Z'],
      ['without a time', '2027-01-16T00:00:00.000Z', null, '2027-01-15', '2027-01-16T00:00:00.000Z'],
      ['without a time or a zone', '2027-11-07T10:00:00', null, '2027-11-07', '2027-11-07T15:00:00.000Z'],
      ['with nothing but a bare date', '2027-03-14', null, '2027-03-14', '2027-03-14T05:00:00.000Z'],
    ])('%s', (_, startDate, time, day, start) => {
      expect(eventDay({ startDate, time })).toBe(day);
      expect(eventStart({ startDate, time }).toISOString()).toBe(start);
    });

    it.each([
      ['none', '2027-03-12T23:00:00Z', '18:00:00', null, null],
      ['the same day', '2027-03-12T23:00:00Z', '18:00:00', '2027-03-13T02:00:00Z', null],
      ['days later', '2027-03-12T23:00:00Z', '18:00:00', '2027-03-14T16:00:00Z', '2027-03-14'],
      ['an evening that is midnight UTC', '2027-01-15T23:00:00Z', '18:00:00', '2027-01-18T00:00:00Z', '2027-01-17'],
      [
        'a bare date beside a bare date, both after date-time fields',
        '2027-01-15T00:00:00Z',
        '10:00:00',
        '2027-01-18T00:00:00Z',
        '2027-01-18',
      ],
      ['a bare date', '2027-01-15', '10:00:00', '2027-01-18', '2027-01-18'],
      ['before its start', '2027-01-15', '10:00:00', '2027-01-10', null],
    ])('ends: %s', (_, startDate, time, endDate, last) => {
      expect(eventEndDay({ startDate, time, endDate })).toBe(last);
    });

    it.each([
      ['never, as far as we know', '2027-03-12T23:00:00Z', '18:00:00', null, null],
      ['hours later', '2027-03-12T23:00:00Z', '18:00:00', '2027-03-13T02:00:00Z', '2027-03-13T02:00:00.000Z'],
      ['at midnight UTC', '2027-01-15T23:00:00Z', '18:00:00', '2027-01-16T00:00:00Z', '2027-01-16T00:00:00.000Z'],
      ['at a time without a zone', '2027-11-07', '00:30:00', '2027-11-07T10:00:00', '2027-11-07T15:00:00.000Z'],
      ['on a bare date', '2027-01-15', '10:00:00', '2027-01-18', null],
      ['on a bare date after a date-time field', '2027-01-15T00:00:00Z', '10:00:00', '2027-01-18T00:00:00Z', null],
      ['before its start', '2027-01-15T23:00:00Z', '18:00:00', '2027-01-15T22:00:00Z', null],
    ])('ends at a moment: %s', (_, startDate, time, endDate, end) => {
      expect(eventEnd({ startDate, time, endDate })?.toISOString() ?? null).toBe(end);
    });
  });
}
