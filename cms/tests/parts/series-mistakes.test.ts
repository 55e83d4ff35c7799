import { seriesMistakes } from '../../src/event-series/series-mistakes';
import type { SeriesException, SeriesPlan } from '../../src/event-series/series-plan';

/** A Tuesday, the second one of March. */
const PLAN: SeriesPlan = {
  firstDay: '2027-03-09',
  startTime: '18:30:00',
  endTime: null,
  repeats: 'Every week',
  until: '2027-06-29',
  days: [],
  exceptions: [],
};

const except = (exception: Partial<SeriesException>): Partial<SeriesPlan> => ({
  exceptions: [{ day: '2027-03-16', kind: 'Cancelled', newDay: null, newTime: null, note: null, ...exception }],
});
const [snow] = except({}).exceptions ?? [];
const chosen = (...days: string[]): Partial<SeriesPlan> => ({ repeats: 'On chosen days', until: null, days });

describe('a series that cannot be published', () => {
  it.each<[string, Partial<SeriesPlan>, string, RegExp]>([
    ['ends before it starts', { endTime: '18:00:00' }, 'endTime', /“Ends” is not after “Starts”/],
    ['ends when it starts', { endTime: '18:30:00' }, 'endTime', /“Ends” is not after “Starts”/],
    ['has no last day', { until: null }, 'until', /Enter under “Until” the last day/],
    ['is over before it begins', { until: '2027-03-08' }, 'until', /before the first day, Tuesday, March 9, 2027/],
    ['lasts too long', { until: '2032-03-10' }, 'until', /five years at most, here until Tuesday, March 9, 2032/],
    [
      'repeats on a fifth weekday',
      { firstDay: '2027-03-30', repeats: 'Every month on this weekday' },
      'firstDay',
      /Tuesday, March 30, 2027 is the fifth Tuesday/,
    ],
    [
      'begins on no last weekday',
      { repeats: 'Every month on the last such weekday' },
      'firstDay',
      /March 9, 2027 is not the last Tuesday/,
    ],
    ['has no chosen days', chosen(), 'days', /Enter the further days/],
    ['has chosen days and a rule', { days: ['2027-03-10'] }, 'days', /count with “On chosen days” alone/],
    ['has a chosen day twice', chosen('2027-03-10', '2027-03-10'), 'days.1.day', /March 10, 2027 is entered twice/],
    ['has its first day among the chosen', chosen('2027-03-09'), 'days.0.day', /March 9, 2027 is entered twice/],
    ['has a chosen day before the first', chosen('2027-03-08'), 'days.0.day', /is before the first day/],
    ['has a chosen day far away', chosen('2032-03-10'), 'days.0.day', /more than five years after/],
    [
      'has a chosen day after its end',
      { ...chosen('2027-03-10', '2027-07-01'), until: '2027-06-29' },
      'days.1.day',
      /July 1, 2027 is after “Until”/,
    ],
    [
      'has an exception on another day',
      except({ day: '2027-03-17' }),
      'exceptions.0.day',
      /Wednesday, March 17, 2027 is no day of this series. The next one after it is Tuesday, March 23/,
    ],
    [
      'has an exception after its end',
      except({ day: '2027-07-06' }),
      'exceptions.0.day',
      /last one is Tuesday, June 29/,
    ],
    [
      'has two exceptions on a day',
      { exceptions: snow && [snow, { ...snow, kind: 'Note only', note: 'Bring a lantern.' }] },
      'exceptions.1.day',
      /March 16, 2027 is entered twice/,
    ],
    ['moves nothing anywhere', except({ kind: 'Moved' }), 'exceptions.0.newDay', /Enter the new day or the new time/],
    [
      'moves something to where it is',
      except({ kind: 'Moved', newTime: '18:30:00' }),
      'exceptions.0.newDay',
      /would be moved to where it is/,
    ],
    ['cancels with a new day', except({ newDay: '2027-03-17' }), 'exceptions.0.kind', /count with “Moved” alone/],
    ['has a note without words', except({ kind: 'Note only', note: ' ' }), 'exceptions.0.note', /Enter the note/],
  ])('because it %s', (_name, change, path, message) => {
    const mistakes = seriesMistakes({ ...PLAN, ...change });
    expect(mistakes.map((mistake) => mistake.path.join('.'))).toEqual([path]);
    expect(mistakes[0]?.message).toMatch(message);
  });

  it('hears of all that is wrong at once', () => {
    const fields = seriesMistakes({ ...PLAN, endTime: '10:00:00', until: null }).map(({ path }) => path.join('.'));
    expect(fields).toEqual(['endTime', 'until']);
  });
});

describe('a series that can', () => {
  it.each<[string, Partial<SeriesPlan>]>([
    ['of one day', { until: '2027-03-09' }],
    ['of five years', { until: '2032-03-09' }],
    ['on the last weekdays', { firstDay: '2027-03-30', repeats: 'Every month on the last such weekday' }],
    ['on chosen days', chosen('2027-12-24', '2027-03-10')],
    ['with a day off', except({ note: 'Because of the snow.' })],
    ['with a day an hour earlier', except({ kind: 'Moved', newTime: '17:30:00' })],
    ['with a day moved by a day', except({ kind: 'Moved', newDay: '2027-03-17' })],
  ])('%s', (_name, change) => {
    expect(seriesMistakes({ ...PLAN, ...change })).toEqual([]);
  });
});
