import { dayWords } from '../../../church-clock/calendar-day';
import { advice } from '../../finding';
import { daysBetween } from '../../reading/calendar';
import { spanOfEvent } from '../../reading/event-span';
import { placeOf } from '../../reading/field-label';
import type { Rule } from '../../rule';

const MOST_DAYS = 31;

/** An end in the wrong month: the event would be announced for weeks. */
export const longEvent: Rule = (entry) => {
  const { start, end } = spanOfEvent(entry) ?? {};
  if (!start || !end || daysBetween(start.day, end.day) <= MOST_DAYS) return [];
  return [
    advice(placeOf(entry.uid, 'endDate'), {
      what: `It lasts ${daysBetween(start.day, end.day)} days, until ${dayWords(end.day)}.`,
      mend: 'Check the month, or enter an event series for what happens again and again.',
    }),
  ];
};
