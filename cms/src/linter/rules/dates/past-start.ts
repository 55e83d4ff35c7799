import { dayWords } from '../../../church-clock/calendar-day';
import { CHURCH_ZONE, wallClockIn } from '../../../church-clock/church-clock';
import { advice } from '../../finding';
import { spanOfEvent } from '../../reading/event-span';
import { placeOf } from '../../reading/field-label';
import type { Rule } from '../../rule';

/** Something new that is over: last year was typed, or the wrong month. */
export const pastStart: Rule = (entry, { now }) => {
  const span = spanOfEvent(entry);
  if (!span || !entry.isNew || (span.endDate ?? span.startDate) > now) return [];
  if (span.start.day === wallClockIn(CHURCH_ZONE, now).day) return [];
  return [
    advice(placeOf(entry.uid, 'startDate'), {
      what: `${dayWords(span.start.day)} is over.`,
      mend: 'Check the year and the month.',
    }),
  ];
};
