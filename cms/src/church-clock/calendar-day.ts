const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const;
const WORDS = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });
const WEEKDAY_NAME = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' });

const midnight = (day: string) => new Date(`${day}T00:00:00Z`);

/** 'Tuesday, March 9, 2027' from `YYYY-MM-DD`. */
export const dayWords = (day: string) => WORDS.format(midnight(day));

/** 'Tuesday' */
export const weekdayName = (day: string) => WEEKDAY_NAME.format(midnight(day));

/** 'TU', as RFC 5545 writes it. */
export const weekdayCode = (day: string) => WEEKDAYS[midnight(day).getUTCDay()];

/** 2 for the second Tuesday of a month. */
export const weekOfMonth = (day: string) => Math.ceil(Number(day.slice(8)) / 7);

/** Whether no such weekday comes after it in its month. */
export function isLastOfMonth(day: string): boolean {
  const weekLater = midnight(day);
  weekLater.setUTCDate(weekLater.getUTCDate() + 7);
  return weekLater.getUTCMonth() !== midnight(day).getUTCMonth();
}

/** The same day of a later year; of February 29, it may be a day that only compares. */
export const yearsAfter = (day: string, years: number) => `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;
