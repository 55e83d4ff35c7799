import { dayWords, yearsAfter } from '../../../church-clock/calendar-day';
import { CHURCH_ZONE, wallClockIn } from '../../../church-clock/church-clock';
import { advice } from '../../finding';
import { entryDay } from '../../reading/entry-day';
import { placeOf } from '../../reading/field-label';
import type { Rule } from '../../rule';

const MOST_YEARS = 3;

/** The years of a date are typed as numbers: 2062 is soon typed for 2026. */
export const distantStart: Rule = (entry, { now }) => {
  const day = entryDay(entry);
  const isPlanned = ['api::event.event', 'api::event-series.event-series'].includes(entry.uid);
  if (day === null || !isPlanned || day <= yearsAfter(wallClockIn(CHURCH_ZONE, now).day, MOST_YEARS)) return [];
  const place = placeOf(entry.uid, entry.uid === 'api::event.event' ? 'startDate' : 'firstDay');
  return [advice(place, { what: `${dayWords(day)} is more than ${MOST_YEARS} years away.`, mend: 'Check the year.' })];
};
