import { dayWords } from '../../../church-clock/calendar-day';
import { CHURCH_ZONE, wallClockIn } from '../../../church-clock/church-clock';
import { advice } from '../../finding';
import { entryDay } from '../../reading/entry-day';
import { placeOf } from '../../reading/field-label';
import type { Rule } from '../../rule';

/** A recording of what was not preached yet. */
export const sermonAhead: Rule = (entry, { now }) => {
  const day = entry.uid === 'api::sermon.sermon' ? entryDay(entry) : null;
  if (day === null || day <= wallClockIn(CHURCH_ZONE, now).day) return [];
  return [
    advice(placeOf(entry.uid, 'date'), {
      what: `${dayWords(day)} is still ahead.`,
      mend: 'Enter the day on which it was preached.',
    }),
  ];
};
