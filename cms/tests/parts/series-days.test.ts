import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

import * as v from 'valibot';

import { occurrencesOf } from '../../src/event-series/occurrences';
import { seriesMistakes } from '../../src/event-series/series-mistakes';
import type { SeriesPlan } from '../../src/event-series/series-plan';
import { randomSeries } from '../support/random-series';
import { seriesCalendar } from '../support/series-calendar';

const importFeedPrograms = () => import('../../../tooling/run/machine/ensure-feed-programs.mjs');

const SCRIPT = join(__dirname, '..', 'support', 'read-occurrences.py');

const Calendars = v.array(v.array(v.tuple([v.string(), v.string()])));

/** What recurring-ical-events makes of calendars, in Python. */
async function readByOracle(calendars: readonly string[]) {
  const { ensureFeedPrograms } = await importFeedPrograms();
  const reading = promisify(execFile)(await ensureFeedPrograms(), [SCRIPT], { maxBuffer: 2 ** 28 });
  reading.child.stdin?.end(JSON.stringify(calendars));
  return v.parse(Calendars, JSON.parse((await reading).stdout));
}

/** Start and end of what takes place; an event without an end is over at once. */
const takesPlace = (plan: SeriesPlan) =>
  occurrencesOf(plan)
    .filter(({ status }) => status !== 'Cancelled')
    .map(({ start, end }) => [start.toISOString(), (end ?? start).toISOString()])
    .toSorted();

const WEEKLY: SeriesPlan = {
  firstDay: '2027-03-07',
  startTime: '18:30:00',
  endTime: '20:00:00',
  repeats: 'Every week',
  until: '2027-03-21',
  days: [],
  exceptions: [],
};

describe('the days of a series', () => {
  it('are those of Debian’s recurring-ical-events: a thousand series, each over five years', async () => {
    const plans = randomSeries(1000);
    expect(plans.flatMap(seriesMistakes)).toEqual([]);
    const calendars = plans.map(seriesCalendar);
    const read = await readByOracle(calendars);
    for (const [index, plan] of plans.entries())
      expect({ calendar: calendars[index], takesPlace: takesPlace(plan) }).toEqual({
        calendar: calendars[index],
        takesPlace: read[index],
      });
    const days = new Set(read.flat().map(([start]) => start.slice(0, 10)));
    // Clocks go forward, and back.
    for (const sunday of ['2027-03-14', '2027-11-07', '2031-03-09', '2031-11-02']) expect(days).toContain(sunday);
  });

  it('have the same time by Maryland’s clock in winter and in summer', () => {
    expect(takesPlace(WEEKLY)).toEqual([
      ['2027-03-07T23:30:00.000Z', '2027-03-08T01:00:00.000Z'],
      ['2027-03-14T22:30:00.000Z', '2027-03-15T00:00:00.000Z'],
      ['2027-03-21T22:30:00.000Z', '2027-03-22T00:00:00.000Z'],
    ]);
  });

  it.each([
    ['that is skipped once a year, an hour later', '2027-03-14', ['02:30:00', '02:45:00'], ['07:30', '07:45']],
    ['that comes twice once a year, the first time', '2027-11-07', ['01:15:00', '01:45:00'], ['05:15', '05:45']],
    ['after which clocks go back, an hour more', '2027-11-07', ['00:30:00', '02:30:00'], ['04:30', '07:30']],
  ])('have a time %s', (_name, day, [startTime = '', endTime = ''], expected) => {
    const [first] = takesPlace({ ...WEEKLY, firstDay: day, until: day, startTime, endTime });
    expect(first?.map((moment) => moment.slice(11, 16))).toEqual(expected);
  });

  it('are as long as the others where they are moved, over midnight too', () => {
    const moved = { day: '2027-03-14', kind: 'Moved', newDay: null, newTime: '23:00:00', note: null } as const;
    const [, second] = occurrencesOf({ ...WEEKLY, exceptions: [moved] });
    expect(second).toEqual({
      day: '2027-03-14',
      start: new Date('2027-03-15T03:00:00Z'),
      end: new Date('2027-03-15T04:30:00Z'),
      status: 'Rescheduled',
      note: null,
      plannedStart: new Date('2027-03-14T22:30:00Z'),
    });
  });
});
