import fc from 'fast-check';
import { churchClock, churchDay, eventDay, eventEnd, eventTime } from 'shared/content';
import { wallClockIn } from '../../../cms/src/church-clock/church-clock.ts';
import { toShownDates } from '../../../cms/src/admin/event-dates/shown-dates.ts';

/** @typedef {{ startDate: string, endDate: string | null, time: string | null }} Fields as the content API has them */

const QUARTER_MS = 15 * 60_000;
const DAY_MS = 96 * QUARTER_MS;

/** In January, in July, and around both nights that clocks change. */
const DAYS = ['2027-01-15', '2027-07-04', '2027-03-13', '2027-03-14', '2027-11-06', '2027-11-07'];
const QUARTERS = DAYS.flatMap((day) =>
  Array.from({ length: 96 }, (_, quarter) => Date.parse(`${day}T00:00:00Z`) + quarter * QUARTER_MS),
);

/** @param {Fields} fields */
function inThePanel({ startDate, endDate, time }) {
  const { start, end } = toShownDates({
    startDate: new Date(startDate),
    endDate: endDate === null ? null : new Date(endDate),
    time,
  });
  return { day: start.day, time: start.time, end };
}

/** @param {Fields} fields */
function onTheSite(fields) {
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

const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => `${parts.map((part) => String(part).padStart(2, '0')).join(':')}:00`);

describe('what the panel tells an editor is what the site shows', () => {
  it.each(['the start’s own', 'another', 'no'])('at each quarter of an hour, with %s time', (kind) => {
    for (const moment of QUARTERS) {
      const startDate = iso(moment);
      const clock = kind === 'another' ? '18:45:00' : churchClock(startDate);
      const given = kind === 'no' ? null : clock;
      for (const length of [null, -QUARTER_MS, 0, QUARTER_MS, 2 * DAY_MS])
        expectToAgree({ startDate, time: given, endDate: length === null ? null : iso(moment + length) });
    }
  });

  it('of any event', () => {
    const start = fc.date({ min: new Date('2020-01-01'), max: new Date('2045-01-01'), noInvalidDate: true });
    const length = fc.option(fc.integer({ min: -2 * DAY_MS, max: 3 * DAY_MS }));
    fc.assert(
      fc.property(start, length, fc.option(time), (date, milliseconds, given) => {
        const endDate = milliseconds === null ? null : iso(date.getTime() + milliseconds);
        expectToAgree({ startDate: date.toISOString(), endDate, time: given });
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
