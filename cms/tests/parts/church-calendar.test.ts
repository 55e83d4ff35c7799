import { createChurchCalendar } from '../../src/seed/church-calendar';

const on = (now: string) => createChurchCalendar(new Date(now));

describe('the church’s calendar', () => {
  it('takes the first day that fits, not nearer than asked', () => {
    const calendar = on('2026-11-20T17:00:00Z');
    const friday = (inDays: number) =>
      calendar.datesOf({ starts: { on: 'Friday', inDays, at: '19:00' }, ends: null }).startDate;
    expect([friday(0), friday(1), friday(7), friday(8), friday(-1), friday(-7), friday(-8)]).toEqual([
      '2026-11-21T00:00:00.000Z',
      '2026-11-28T00:00:00.000Z',
      '2026-11-28T00:00:00.000Z',
      '2026-12-05T00:00:00.000Z',
      '2026-11-14T00:00:00.000Z',
      '2026-11-14T00:00:00.000Z',
      '2026-11-07T00:00:00.000Z',
    ]);
  });

  it.each([
    ['Sunday', '2026-11-22'],
    ['Monday', '2026-11-23'],
    ['Tuesday', '2026-11-24'],
    ['Wednesday', '2026-11-25'],
    ['Thursday', '2026-11-26'],
    ['Friday', '2026-11-27'],
    ['Saturday', '2026-11-28'],
  ] as const)('knows the %s of a week', (weekday, date) => {
    const { startDate } = on('2026-11-22T17:00:00Z').datesOf({
      starts: { on: weekday, inDays: 0, at: '12:00' },
      ends: null,
    });
    expect(startDate).toBe(`${date}T17:00:00.000Z`);
  });

  it.each([
    [1, '2026-12-05T12:00:00.000Z'],
    [2, '2026-12-12T12:00:00.000Z'],
    [3, '2026-12-19T12:00:00.000Z'],
    [4, '2026-11-28T12:00:00.000Z'],
  ] as const)('counts the Saturdays of a month: the one with number %i', (nth, start) => {
    const starts = { on: 'Saturday', nth, inDays: 0, at: '07:00' } as const;
    expect(on('2026-11-23T17:00:00Z').datesOf({ starts, ends: null }).startDate).toBe(start);
  });

  it.each([
    ['2026-11-15T17:00:00Z', '2025-11-16T15:00:00.000Z'],
    ['2026-11-16T17:00:00Z', '2026-11-15T15:00:00.000Z'],
    ['2026-07-01T17:00:00Z', '2025-11-16T15:00:00.000Z'],
  ])('goes back to the month that is meant: seeded at %s', (now, start) => {
    const starts = { on: 'Sunday', nth: 3, month: 11, inDays: -1, at: '10:00' } as const;
    expect(on(now).datesOf({ starts, ends: null }).startDate).toBe(start);
  });

  it('keeps the wall clock over the change to winter time', () => {
    const dates = on('2026-10-31T12:00:00Z').datesOf({
      starts: { on: 'Saturday', inDays: 0, at: '18:30' },
      ends: { daysLater: 1, at: '18:30' },
    });
    expect(dates).toEqual({ startDate: '2026-10-31T22:30:00.000Z', endDate: '2026-11-01T23:30:00.000Z' });
  });

  it('counts from the day in Maryland, not from the server’s', () => {
    const starts = { on: 'Friday', inDays: 0, at: '09:00' } as const;
    expect(on('2026-11-21T03:00:00Z').datesOf({ starts, ends: null }).startDate).toBe('2026-11-20T14:00:00.000Z');
  });

  it.each([
    ['a Saturday', '2026-11-21T17:00:00Z', '2026-11-15', '2026-11-08'],
    ['a Sunday', '2026-11-22T17:00:00Z', '2026-11-15', '2026-11-08'],
    ['a Monday', '2026-11-23T17:00:00Z', '2026-11-22', '2026-11-15'],
  ])('finds the Sundays before %s', (_, now, last, before) => {
    const calendar = on(now);
    expect([calendar.pastSunday(1), calendar.pastSunday(2)]).toEqual([last, before]);
  });
});
