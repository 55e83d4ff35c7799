import { tzOffset } from '@date-fns/tz/tzOffset';

/** The zone of every event's wall clock, wherever the server or the visitor is. */
export const CHURCH_TIME_ZONE = 'America/New_York';

/** Longer than any zone's distance from UTC, shorter than the time between two clock changes. */
const DAY_MS = 86_400_000;

/**
 * The moment that `{date}T{time}` names on the church's wall clock (specification, 'Countdown').
 * When clocks go forward, a time inside the gap is the moment an hour later, as in Intl and date-fns.
 * When clocks go back, a time comes twice: the first counts. `TZDate` would choose by the zone of the machine.
 */
export function wallClockMoment(date: string, time: string): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
  const wall = Date.UTC(year, month - 1, day, hours, minutes, Math.trunc(seconds));
  const before = churchOffset(wall - DAY_MS);
  const after = churchOffset(wall + DAY_MS);
  const isAfter = churchOffset(wall - before) !== before && churchOffset(wall - after) === after;
  return new Date(wall - (isAfter ? after : before));
}

/** The calendar day, `YYYY-MM-DD`, on which a moment falls in Maryland. Without a zone in it, a date is its own day. */
export function churchDay(date: string): string {
  return namesMoment(date) ? churchTimestamp(new Date(date)).slice(0, 10) : date.slice(0, 10);
}

/** The wall clock of a date-time in Maryland, `HH:MM:SS`; without a zone in it, its own. Null for a bare date. */
export function churchClock(date: string): string | null {
  if (namesMoment(date)) return churchTimestamp(new Date(date)).slice(11, 19);
  return date.includes('T') ? date.slice(11, 19) : null;
}

/** A moment as ISO text with Maryland's offset, `2027-03-14T18:30:00-04:00`: what schema.org wants of an event. */
export function churchTimestamp(moment: Date): string {
  const offset = churchOffset(moment.getTime());
  const wall = new Date(moment.getTime() + offset).toISOString().slice(0, 19);
  const behind = new Date(-offset).toISOString().slice(11, 16);
  return `${wall}-${behind}`;
}

/** Whether a date has a time and a zone. */
export function namesMoment(date: string): boolean {
  return /T.*[Z+-]/.test(date);
}

const HOUR_MS = 3_600_000;
const MAX_OFFSETS = 5_000;
/** By hours since 1970. Clocks change at a full hour, and each page asks for the same moments many times. */
const offsets = new Map<number, number>();

/** Milliseconds by which Maryland's clocks are ahead of UTC: negative all year. */
function churchOffset(moment: number): number {
  const hour = Math.floor(moment / HOUR_MS);
  const known = offsets.get(hour);
  if (known !== undefined) return known;
  const offset = tzOffset(CHURCH_TIME_ZONE, new Date(moment)) * 60_000;
  if (offsets.size >= MAX_OFFSETS) offsets.clear();
  offsets.set(hour, offset);
  return offset;
}
