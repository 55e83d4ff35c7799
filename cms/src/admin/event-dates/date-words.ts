import { clockWords } from '../../church-clock/clock-words';
import type { ShownDates } from './shown-dates';

type Style = Intl.DateTimeFormatOptions;

const LONG: Style = { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' };
const SHORT: Style = { weekday: 'short', year: 'numeric', month: 'short', day: 'numeric' };

const dayWords = (day: string, style: Style) =>
  new Intl.DateTimeFormat('en-US', { ...style, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

/** 'Sunday, December 6, 2026, 6:45 PM – 9:00 PM'; over several days both days are named. */
export function datesWords({ start, end }: ShownDates): string {
  const clock = clockWords(start.time);
  if (!end) return `${dayWords(start.day, LONG)}, ${clock}`;
  const until = clockWords(end.time);
  return end.day === start.day
    ? `${dayWords(start.day, LONG)}, ${clock} – ${until}`
    : `${dayWords(start.day, SHORT)}, ${clock} – ${dayWords(end.day, SHORT)}, ${until}`;
}
