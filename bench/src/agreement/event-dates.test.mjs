import fc from 'fast-check';
import { churchClock, churchDay, eventDay, eventEnd, eventTime } from 'shared/content';
import { wallClockIn } from '../../../cms/src/church-clock/church-clock.ts';
import { churchTimeOf } from '../../../cms/src/event-times/church-time-of.ts';
import { toShownDates } from '../../../cms/src/admin/event-dates/shown-dates.ts';

/** @typedef {{ startDate: string, endDate: string | null }} Fields as the form of the panel has them */

const QUARTER_MS = 15 * 60_000;
const DAY_MS = 96 * QUARTER_MS;

/** In January, in July, and around both nights that clocks change. */
const DAYS = ['2027-01-15', '2027-07-04', '2027-03-13', '2027-03-14', '2027-11-06', '2027-11-07'];
const QUARTERS = DAYS.flatMap((day) =>
  Array.from({ length: 96 }, (_, quarter) => Date.parse(`${day}T00:00:00Z`) + quarter * QUARTER_MS),
);

/** @param {Fields} fields */
function inThePanel({ startDate, endDate }) {
  const { start, end } = toShownDates({
    startDate: new Date(startDate),
    endDate: endDate === null ? null : new Date(endDate),
  });
  return { day: start.day, time: start.time, end };
}

/** @param {Fields} fields */
function onTheSite({ startDate, endDate }) {
  const fields = { startDate, endDate, time: churchTimeOf(new Date(startDate)) };
  const end = eventEnd(fields);
  const at = end?.moment?.toISOString();
  return {
    day: eventDay(fields),
    time: eventTime(fields),
    end: end && at !== undefined ? { day: end.day, time: churchClock(at) } : null,
  };
}

/** @param {Fields} fields */
function expectToAgree(fields) {
  expect({ fields, ...inThePanel(fields) }).toEqual({ fields, ...onTheSite(fields) });
}

/** @param {number} moment */
const iso = (moment) => new Date(moment).toISOString();

describe('what the panel tells an editor is what the site shows', () => {
  it('at each quarter of an hour', () => {
    for (const moment of QUARTERS)
      for (const length of [null, -QUARTER_MS, 0, QUARTER_MS, 2 * DAY_MS])
        expectToAgree({ startDate: iso(moment), endDate: length === null ? null : iso(moment + length) });
  });

  it('of any event', () => {
    const start = fc.date({ min: new Date('2020-01-01'), max: new Date('2045-01-01'), noInvalidDate: true });
    const length = fc.option(fc.integer({ min: -2 * DAY_MS, max: 3 * DAY_MS }));
    fc.assert(
      fc.property(start, length, (date, milliseconds) => {
        const endDate = milliseconds === null ? null : iso(date.getTime() + milliseconds);
        expectToAgree({ startDate: date.toISOString(), endDate });
      }),
      { numRuns: 10_000 },
    );
  });

  it('and both read the same clock in Maryland', () => {
    for (const moment of QUARTERS) {
      const { day, time: clock } = wallClockIn('America/New_York', new Date(moment));
      expect([day, clock]).toEqual([churchDay(iso(moment)), churchClock(iso(moment))]);
    }
  });
});
