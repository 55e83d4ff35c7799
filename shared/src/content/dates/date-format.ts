/**
 * Dates and times in US English (specification, section 9). All take calendar days (`YYYY-MM-DD`), which have no zone:
 * the same text on the server and in every visitor's browser.
 */
function format(day: string, options: Intl.DateTimeFormatOptions): string {
  const made = formats.get(options) ?? new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
  formats.set(options, made);
  return made.format(new Date(`${day}T00:00:00Z`));
}

/** One takes as long to make as a whole list of dates to write. */
const formats = new Map<Intl.DateTimeFormatOptions, Intl.DateTimeFormat>();
const LONG: Intl.DateTimeFormatOptions = { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' };
const SHORT: Intl.DateTimeFormatOptions = { weekday: 'short', month: 'short', day: 'numeric' };
const WITHOUT_YEAR: Intl.DateTimeFormatOptions = { weekday: 'long', month: 'long', day: 'numeric' };
const MONTH: Intl.DateTimeFormatOptions = { year: 'numeric', month: 'long' };
const WEEKDAY: Intl.DateTimeFormatOptions = { weekday: 'short' };

/** 'Sunday, March 14, 2027' */
export function longDate(day: string): string {
  return format(day, LONG);
}

/** The ends of '{start} - {end}, {year}': 'Fri, Mar 12' and 'Sun, Mar 14, 2027', with the year of the end. */
export function dateRange(start: string, end: string): readonly [string, string] {
  return [format(start, SHORT), `${format(end, SHORT)}, ${end.slice(0, 4)}`];
}

/** 'Fri' */
export function shortWeekday(day: string): string {
  return format(day, WEEKDAY);
}

/** 'Sunday, March 14' */
export function shortDate(day: string): string {
  return format(day, WITHOUT_YEAR);
}

/** 'March 2027' from `YYYY-MM`. */
export function monthName(month: string): string {
  return format(`${month}-01`, MONTH);
}

/** '6:30 PM' from 'HH:MM:SS'. Not by Intl: its space before AM and PM differs between browsers. */
export function clockTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`;
}
