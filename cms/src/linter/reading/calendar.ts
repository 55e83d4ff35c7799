import { dayWords, weekdayName } from '../../church-clock/calendar-day';

export const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

const DAY_MS = 86_400_000;

/** `YYYY-MM-DD`; null for a day that its month does not have. */
export function toDay(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 ? date.toISOString().slice(0, 10) : null;
}

/** Days from one `YYYY-MM-DD` to another. */
export const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** 'June 6, 2027' */
export const dateWords = (day: string) => dayWords(day).replace(/^\w+, /, '');

/** The weekday of each day from one to another. */
export function weekdaysBetween(first: string, last: string): Set<string> {
  const count = Math.min(Math.max(daysBetween(first, last), 0), WEEKDAYS.length - 1);
  const days = Array.from({ length: count + 1 }, (_, index) => new Date(Date.parse(first) + index * DAY_MS));
  return new Set(days.map((day) => weekdayName(day.toISOString().slice(0, 10))));
}
