import { dateWarnings, zoneWarning } from '../../src/admin/event-dates/date-warnings';
import { datesWords } from '../../src/admin/event-dates/date-words';
import { datesOfForm } from '../../src/admin/event-dates/form-dates';
import { toShownDates } from '../../src/admin/event-dates/shown-dates';

/** What the form of the panel holds. */
interface Fields {
  startDate: string | Date | null;
  endDate?: string | null;
  time?: string | null;
}

function read(fields: Fields) {
  const dates = datesOfForm({ title: 'Carols', endDate: null, time: null, ...fields });
  if (!dates) throw new Error('There is no start.');
  return dates;
}

const shown = (fields: Fields) => datesWords(toShownDates(read(fields)));

const warnings = (fields: Fields) => dateWarnings(read(fields));

const EVENING = { startDate: '2026-12-07T00:00:00.000Z', time: '19:00:00' };

describe('what the panel says the site will show', () => {
  it.each([
    ['an evening that is midnight UTC', EVENING, 'Sunday, December 6, 2026, 7:00 PM'],
    ['a time a quarter before it', { ...EVENING, time: '18:45:00' }, 'Sunday, December 6, 2026, 6:45 PM'],
    ['no time', { ...EVENING, time: null }, 'Sunday, December 6, 2026, 7:00 PM'],
    ['a time that is half typed', { ...EVENING, time: '18:4' }, 'Sunday, December 6, 2026, 7:00 PM'],
    [
      'an end on the same day',
      { ...EVENING, endDate: '2026-12-07T02:00:00.000Z' },
      'Sunday, December 6, 2026, 7:00 PM – 9:00 PM',
    ],
    [
      'an end on another day',
      { ...EVENING, endDate: '2026-12-08T17:00:00.000Z' },
      'Sun, Dec 6, 2026, 7:00 PM – Tue, Dec 8, 2026, 12:00 PM',
    ],
    [
      'an end before the start',
      { ...EVENING, endDate: '2026-12-06T23:00:00.000Z' },
      'Sunday, December 6, 2026, 7:00 PM',
    ],
    [
      'an end between the start and its later time',
      { ...EVENING, time: '21:00:00', endDate: '2026-12-07T01:30:00.000Z' },
      'Sunday, December 6, 2026, 9:00 PM',
    ],
    ['a summer noon', { startDate: '2027-07-04T16:00:00.000Z', time: '12:00:00' }, 'Sunday, July 4, 2027, 12:00 PM'],
    [
      'a start that the form has as a date',
      { startDate: new Date(EVENING.startDate) },
      'Sunday, December 6, 2026, 7:00 PM',
    ],
    ['the first minute of a day', { startDate: '2026-12-06T05:00:00.000Z' }, 'Sunday, December 6, 2026, 12:00 AM'],
    ['an end that is half typed', { ...EVENING, endDate: '2026-12-0' }, 'Sunday, December 6, 2026, 7:00 PM'],
    [
      'an end between the two of a time that comes twice, a start at the second',
      { startDate: '2027-11-07T06:30:00.000Z', time: '01:30:00', endDate: '2027-11-07T06:00:00.000Z' },
      'Sunday, November 7, 2027, 1:30 AM',
    ],
    ['an end as it starts', { ...EVENING, endDate: EVENING.startDate }, 'Sunday, December 6, 2026, 7:00 PM'],
  ])('%s', (_, fields, words) => {
    expect(shown(fields)).toBe(words);
  });

  it.each([
    ['before clocks go forward', '2027-03-14', '01:30:00', '06:30'],
    ['inside the gap: an hour later', '2027-03-14', '02:30:00', '07:30'],
    ['after clocks went forward', '2027-03-14', '03:30:00', '07:30'],
    ['before clocks go back', '2027-11-07', '00:30:00', '04:30'],
    ['a time that comes twice: the first', '2027-11-07', '01:30:00', '05:30'],
    ['after clocks went back', '2027-11-07', '02:30:00', '07:30'],
  ])('has an end only after its time: %s', (_, day, time, utc) => {
    const event = { startDate: `${day}T17:00:00.000Z`, time };
    const endsAt = (end: string) => toShownDates(read({ ...event, endDate: `${day}T${end}Z` })).end;
    expect(endsAt(`${utc}:00.000`)).toBeNull();
    expect(endsAt(`${utc}:00.001`)).toMatchObject({ day });
  });

  it.each(['00:00:00', '09:59:59', '19:00:00', '23:59:59'])('takes the time %s', (time) => {
    expect(read({ ...EVENING, time }).time).toBe(time);
  });

  it.each([
    '24:00:00',
    '30:00:00',
    '9:00:00',
    '18:60:00',
    '18:4:00',
    '18:45:60',
    '18:45:0',
    '18:45',
    'x18:45:00',
    '18:45:00.0',
  ])('takes no time from %s', (time) => {
    expect(read({ ...EVENING, time }).time).toBeNull();
  });

  it('is nothing until there is a start', () => {
    expect(datesOfForm({ startDate: null, time: '18:45:00' })).toBeNull();
    expect(datesOfForm({ startDate: 'soon' })).toBeNull();
    expect(datesOfForm({})).toBeNull();
  });
});

describe('what the panel warns of', () => {
  it('nothing, when all agrees', () => {
    expect(warnings({ ...EVENING, endDate: '2026-12-07T02:00:00.000Z' })).toEqual([]);
    expect(zoneWarning('America/Toronto', new Date(EVENING.startDate))).toBeNull();
  });

  it('a time that contradicts the start', () => {
    expect(warnings({ ...EVENING, time: '18:45:00' })).toEqual([
      'The start says 7:00 PM in Maryland, the time says 6:45 PM. The site shows 6:45 PM.',
    ]);
  });

  it('no time is no mistake: the site shows that of the start', () => {
    expect(warnings({ ...EVENING, time: null })).toEqual([]);
  });

  it.each(['2026-12-06T23:00:00.000Z', EVENING.startDate])('an end that is not after the start: %s', (endDate) => {
    expect(warnings({ ...EVENING, endDate })).toEqual(['The end is not after the start. The site shows no end.']);
  });

  it.each([
    ['America/Los_Angeles', 'Los Angeles', '4:00 PM'],
    ['Europe/Berlin', 'Berlin', '1:00 AM'],
    ['UTC', 'UTC', '12:00 AM'],
    ['America/Argentina/Buenos_Aires', 'Buenos Aires', '9:00 PM'],
    ['America/North_Dakota/New_Salem', 'New Salem', '6:00 PM'],
  ])('a computer whose clock is in another zone: %s', (zone, place, clock) => {
    expect(zoneWarning(zone, new Date(EVENING.startDate))).toBe(
      `Your computer’s clock is in another zone (${place}): “Starts” and “Ends” are in that zone. ` +
        `${clock} there is 7:00 PM in Maryland.`,
    );
  });
});
