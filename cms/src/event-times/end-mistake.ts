import { CHURCH_ZONE, wallClockIn } from '../church-clock/church-clock';
import { dayWords } from '../church-clock/calendar-day';
import { clockWords } from '../church-clock/clock-words';

/** What to type instead of an end that is not after the start; null where it is. */
export function endMistake(start: Date, end: Date): string | null {
  if (end > start) return null;
  const { day, time } = wallClockIn(CHURCH_ZONE, start);
  return (
    `“Ends” is not after “Starts”, which is ${dayWords(day)}, ${clockWords(time)}. ` +
    'Use a later time, or leave “Ends” empty.'
  );
}
