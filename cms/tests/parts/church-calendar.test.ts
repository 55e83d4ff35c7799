import { churchCalendar } from '../../src/seed/church-calendar';

describe('the church’s calendar', () => {
  it('keeps the wall clock over the change to winter time', () => {
    const calendar = churchCalendar(new Date('2026-10-31T12:00:00Z'));
    expect(calendar.moment({ inDays: 0, at: '18:30' })).toBe('2026-10-31T22:30:00.000Z');
    expect(calendar.moment({ inDays: 1, at: '18:30' })).toBe('2026-11-01T23:30:00.000Z');
  });

  it('counts from the day in Maryland, not from the server’s', () => {
    const calendar = churchCalendar(new Date('2026-11-21T03:00:00Z'));
    expect(calendar.moment({ inDays: 0, at: '09:00' })).toBe('2026-11-20T14:00:00.000Z');
  });

  it('goes over the ends of months and years', () => {
    const calendar = churchCalendar(new Date('2026-12-30T17:00:00Z'));
    expect(calendar.moment({ inDays: 3, at: '08:30' })).toBe('2027-01-02T13:30:00.000Z');
    expect(calendar.moment({ inDays: -30, at: '08:30' })).toBe('2026-11-30T13:30:00.000Z');
  });

  it.each([
    ['a Saturday', '2026-11-21T17:00:00Z', '2026-11-15', '2026-11-08'],
    ['a Sunday', '2026-11-22T17:00:00Z', '2026-11-15', '2026-11-08'],
    ['a Monday', '2026-11-23T17:00:00Z', '2026-11-22', '2026-11-15'],
  ])('finds the Sundays before %s', (_, now, last, before) => {
    const calendar = churchCalendar(new Date(now));
    expect([calendar.pastSunday(1), calendar.pastSunday(2)]).toEqual([last, before]);
  });
});
