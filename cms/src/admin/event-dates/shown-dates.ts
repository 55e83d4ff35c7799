import { CHURCH_ZONE, type WallClock, wallClockIn } from '../../church-clock/church-clock';

/** The two fields of the form. */
export interface EventDates {
  startDate: Date;
  endDate: Date | null;
}

export interface ShownDates {
  start: WallClock;
  /** Null: there is none, or it is not after the start. */
  end: WallClock | null;
}

/**
 * What the site makes of an event's fields: day and clock of Maryland.
 * The rule of shared/content (event-time.ts) once more, because the CMS is built alone; bench/src/agreement compares the two.
 */
export function toShownDates({ startDate, endDate }: EventDates): ShownDates {
  return {
    start: wallClockIn(CHURCH_ZONE, startDate),
    end: endDate && endDate > startDate ? wallClockIn(CHURCH_ZONE, endDate) : null,
  };
}
