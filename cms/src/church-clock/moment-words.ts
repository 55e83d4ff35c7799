import { dayWords } from './calendar-day';
import { CHURCH_ZONE, wallClockIn } from './church-clock';
import { clockWords } from './clock-words';

/** 'Sunday, December 6, 2026, 6:45 PM', by Maryland's clock. */
export function momentWords(moment: Date): string {
  const { day, time } = wallClockIn(CHURCH_ZONE, moment);
  return `${dayWords(day)}, ${clockWords(time)}`;
}
