import { RRuleTemporal } from 'rrule-temporal';

import { weekdayCode, weekOfMonth } from '../church-clock/calendar-day';
import type { SeriesPlan } from './series-plan';

type Rule = Pick<SeriesPlan, 'firstDay' | 'repeats' | 'until' | 'days'>;

const compact = (day: string) => day.replaceAll('-', '');

/** The rule in RFC 5545's words; null for chosen days, which follow none. */
function recurrenceOf({ firstDay, repeats }: Rule): string | null {
  switch (repeats) {
    case 'Every week':
      return 'FREQ=WEEKLY';
    case 'Every two weeks':
      return 'FREQ=WEEKLY;INTERVAL=2';
    case 'Every month on this weekday':
      return `FREQ=MONTHLY;BYDAY=${weekOfMonth(firstDay)}${weekdayCode(firstDay)}`;
    case 'Every month on the last such weekday':
      return `FREQ=MONTHLY;BYDAY=-1${weekdayCode(firstDay)}`;
    case 'On chosen days':
      return null;
  }
}

/**
 * The days of a series, in order. They are counted as days of the calendar, without a clock: so no change of clocks can move
 * one, or leave it out.
 */
export function daysOfSeries(rule: Rule): string[] {
  const recurrence = recurrenceOf(rule);
  if (recurrence === null) return [rule.firstDay, ...rule.days].toSorted();
  const last = rule.until ?? rule.firstDay;
  const rruleString =
    `DTSTART;TZID=UTC:${compact(rule.firstDay)}T000000\n` + `RRULE:${recurrence};UNTIL=${compact(last)}T000000Z`;
  return new RRuleTemporal({ rruleString }).all().map((moment) => moment.toPlainDate().toString());
}
