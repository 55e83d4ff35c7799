/**
 * Dates and times in US English (specification, section 9). All take calendar days (`YYYY-MM-DD`), which have no zone:
 * the same text on the server and in every visitor's browser.
 */
function format(day: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}

/** 'Sunday, March 14, 2027' */
export function longDate(day: string): string {
  return format(day, { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' });
}

/** 'Fri, Mar 12 - Sun, Mar 14, 2027': '{start} - {end}, {year}', the year of the end. */
export function dateRange(start: string, end: string): string {
  const short = (day: string) => format(day, { weekday: 'short', month: 'short', day: 'numeric' });
  return `${short(start)} - ${short(end)}, ${end.slice(0, 4)}`;
}

/** '6:30 PM' from 'HH:MM:SS'. Not by Intl: its space before AM and PM differs between browsers. */
export function clockTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`;
}
