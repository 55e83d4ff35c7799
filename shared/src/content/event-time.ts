import { tzOffset } from '@date-fns/tz/tzOffset';

/** Every event happens in Maryland: its wall clock is this zone's, wherever the server or the visitor is. */
export const CHURCH_TIME_ZONE = 'America/New_York';

/** Longer than any zone's distance from UTC, shorter than the time between two clock changes. */
const DAY_MS = 86_400_000;

interface Timed {
  /** ISO date-time, or a bare date. */
  readonly startDate: string;
  /** Wall clock, `HH:MM:SS` (the content API may add fractions). */
  readonly time: string | null;
}

interface Lasting extends Timed {
  readonly endDate: string | null;
}

/**
 * The moment that `{date}T{time}` names on the church's wall clock (specification, 'Countdown').
 * On the night that clocks go forward a time inside the gap is the moment an hour later, as Intl and date-fns have it;
 * on the night they go back, of a time that comes twice, the first. Not by `TZDate`: of such a time it takes the first or
 * the second by the zone of the machine.
 */
export function wallClockMoment(date: string, time: string): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
  const wall = Date.UTC(year, month - 1, day, hours, minutes, Math.trunc(seconds));
  const early = churchOffset(wall - DAY_MS);
  const late = churchOffset(wall + DAY_MS);
  const isLate = churchOffset(wall - early) !== early && churchOffset(wall - late) === late;
  return new Date(wall - (isLate ? late : early));
}

/** The calendar day, `YYYY-MM-DD`, on which a moment falls in Maryland. Without a zone in it, a date is its own day. */
export function churchDay(date: string): string {
  return namesMoment(date) ? churchTimestamp(new Date(date)).slice(0, 10) : date.slice(0, 10);
}

/** A moment as ISO text with Maryland's offset, `2027-03-14T18:30:00-04:00`: what schema.org wants of an event. */
export function churchTimestamp(moment: Date): string {
  const offset = churchOffset(moment.getTime());
  const wall = new Date(moment.getTime() + offset).toISOString().slice(0, 19);
  const distance = new Date(Math.abs(offset)).toISOString().slice(11, 16);
  return `${wall}${offset < 0 ? '-' : '+'}${distance}`;
}

/** Milliseconds by which Maryland's clocks are ahead of UTC. */
function churchOffset(moment: number): number {
  return tzOffset(CHURCH_TIME_ZONE, new Date(moment)) * 60_000;
}

/** When an event starts. Without a `time` its start date is the whole answer. */
export function eventStart({ startDate, time }: Timed): Date {
  if (time) return wallClockMoment(eventDay({ startDate, time }), time);
  return namesMoment(startDate) ? new Date(startDate) : wallClockMoment(startDate.slice(0, 10), startDate.slice(11));
}

/**
 * The day of an event. With a `time` beside it, midnight UTC is how a bare date looks after a date-time field, and in
 * Maryland it is the evening before: it is read as the bare date, unless `time` says that this very evening is meant.
 */
export function eventDay(event: Timed): string {
  return isBareDate(event) ? event.startDate.slice(0, 10) : churchDay(event.startDate);
}

/** The last day of an event that goes over several days, else null. Its dates are written alike: both bare, or neither. */
export function eventEndDay(event: Lasting): string | null {
  const { endDate } = event;
  if (!endDate) return null;
  const last = isBareDate(event) && isMidnightUtc(endDate) ? endDate.slice(0, 10) : churchDay(endDate);
  return last > eventDay(event) ? last : null;
}

/** The moment at which an event ends, where its end is more than a day. Its dates are written alike, as above. */
export function eventEnd(event: Lasting): Date | null {
  const { endDate } = event;
  if (!endDate?.includes('T') || (isBareDate(event) && isMidnightUtc(endDate))) return null;
  const end = namesMoment(endDate) ? new Date(endDate) : wallClockMoment(endDate.slice(0, 10), endDate.slice(11));
  return end > eventStart(event) ? end : null;
}

function isBareDate({ startDate, time }: Timed): boolean {
  if (!isMidnightUtc(startDate) || !time) return !namesMoment(startDate);
  return wallClockMoment(churchDay(startDate), time).getTime() !== new Date(startDate).getTime();
}

function isMidnightUtc(date: string): boolean {
  return /T00:00(:00(\.0+)?)?Z$/.test(date);
}

function namesMoment(date: string): boolean {
  return /T.*(Z|[+-]\d{2}:?\d{2})$/.test(date);
}
