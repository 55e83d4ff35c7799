import { datesWords } from '../../src/admin/event-dates/date-words';
import { datesOfForm } from '../../src/admin/event-dates/form-dates';
import { toShownDates } from '../../src/admin/event-dates/shown-dates';

/** What the form of the panel holds. */
interface Fields {
  startDate: string | Date | null;
  endDate?: string | null;
}

function shown(fields: Fields): string {
  const dates = datesOfForm({ title: 'Carols', endDate: null, ...fields });
  if (!dates) throw new Error('There is no start.');
  return datesWords(toShownDates(dates));
}

const EVENING = { startDate: '2026-12-07T00:00:00.000Z' };

describe('what the panel says the site will show', () => {
  it.each([
    ['an evening that is midnight UTC', EVENING, 'Sunday, December 6, 2026, 7:00 PM'],
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
    ['a summer noon', { startDate: '2027-07-04T16:00:00.000Z' }, 'Sunday, July 4, 2027, 12:00 PM'],
    [
      'a start that the form has as a date',
      { startDate: new Date(EVENING.startDate) },
      'Sunday, December 6, 2026, 7:00 PM',
    ],
    ['the first minute of a day', { startDate: '2026-12-06T05:00:00.000Z' }, 'Sunday, December 6, 2026, 12:00 AM'],
    [
      'an end that is half typed',
      { ...EVENING, endDate: '{"day":"2026-12-06","clock":"9"}' },
      'Sunday, December 6, 2026, 7:00 PM',
    ],
    ['an end as it starts', { ...EVENING, endDate: EVENING.startDate }, 'Sunday, December 6, 2026, 7:00 PM'],
  ])('%s', (_, fields, words) => {
    expect(shown(fields)).toBe(words);
  });

  it('is nothing until there is a start', () => {
    expect(datesOfForm({ startDate: null })).toBeNull();
    expect(datesOfForm({ startDate: '{"day":"2026-12-06","clock":""}' })).toBeNull();
    expect(datesOfForm({})).toBeNull();
  });
});
