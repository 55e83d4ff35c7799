import { churchClock, churchDay, churchTimestamp, namesMoment, wallClockMoment } from '../dates/church-clock.ts';

interface Timed {
  /** ISO date-time, or a bare date. */
  readonly startDate: string;
  /** Wall clock, `HH:MM:SS` (the content API may add fractions). */
  readonly time: string | null;
}

interface Lasting extends Timed {
  readonly endDate: string | null;
}

/** When an event ends. */
export interface KnownEnd {
  /** Its last day in Maryland, `YYYY-MM-DD`. */
  readonly day: string;
  /** Null: only the day is known. */
  readonly moment: Date | null;
}

/** The day of an event: Maryland's day of its moment, whatever `time` says. A date without a zone is its own day. */
export function eventDay({ startDate }: Pick<Timed, 'startDate'>): string {
  return churchDay(startDate);
}

/** The wall clock that is shown and counted down to: `time`, else the start date's own. Null: only the day is known. */
export function eventTime({ startDate, time }: Timed): string | null {
  return time ?? churchClock(startDate);
}

/** When an event starts: the begin of its day where only that is known. The start date decides about a time that comes twice. */
export function eventStart(event: Timed): Date {
  const named = wallClockMoment(eventDay(event), eventTime(event) ?? '00:00:00');
  if (!namesMoment(event.startDate)) return named;
  const start = new Date(event.startDate);
  return wallClock(start) === wallClock(named) ? start : named;
}

/** Null where none is known, or where it is not after the start. */
export function eventEnd(event: Lasting): KnownEnd | null {
  const { endDate } = event;
  if (endDate === null) return null;
  const day = churchDay(endDate);
  const time = churchClock(endDate);
  if (time === null) return day > eventDay(event) ? { day, moment: null } : null;
  const moment = namesMoment(endDate) ? new Date(endDate) : wallClockMoment(day, time);
  return moment > eventStart(event) ? { day, moment } : null;
}

function wallClock(moment: Date): string {
  return churchTimestamp(moment).slice(0, 19);
}
