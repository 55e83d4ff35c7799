import { CHURCH_ZONE, churchMoment, type WallClock, wallClockIn } from '../../church-clock/church-clock';

/** The three fields of the form; `time` as HH:MM:SS, or null. */
export interface EventDates {
  startDate: Date;
  endDate: Date | null;
  time: string | null;
}

export interface ShownDates {
  start: WallClock;
  /** Null: there is none, or it is not after the start. */
  end: WallClock | null;
}

/**
 * What the site makes of an event's fields: its day is Maryland's day of the start, its clock is `time`, else the start's own.
 * The rule of shared/content (event-time.ts) once more, because the CMS is built alone; bench/src/parts compares the two.
 */
export function toShownDates({ startDate, endDate, time }: EventDates): ShownDates {
  const own = wallClockIn(CHURCH_ZONE, startDate);
  const start = { day: own.day, time: time ?? own.time };
  const startsAt = start.time === own.time ? startDate : churchMoment(start);
  return { start, end: endDate && endDate > startsAt ? wallClockIn(CHURCH_ZONE, endDate) : null };
}
