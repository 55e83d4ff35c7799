import { churchDay } from 'shared/content';

const DAY_MS = 86_400_000;

/** Months of services after the present one. */
const MONTHS_AHEAD = 3;

/**
 * The day with which a feed begins, `YYYY-MM-DD`: the first of the month a year ago, in Maryland. What is in a feed changes with the
 * month, not with each day.
 */
export function feedBegin(now: Date): string {
  return firstOfMonth(now, -12);
}

/** The days whose services are in a feed: of this month and the next ones. */
export function serviceDays(now: Date): string[] {
  const first = Date.parse(firstOfMonth(now, 0));
  const last = Date.parse(firstOfMonth(now, MONTHS_AHEAD + 1));
  return Array.from({ length: (last - first) / DAY_MS }, (_, later) =>
    new Date(first + later * DAY_MS).toISOString().slice(0, 10),
  );
}

function firstOfMonth(now: Date, monthsLater: number): string {
  const [year = 0, month = 1] = churchDay(now.toISOString()).split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + monthsLater)).toISOString().slice(0, 10);
}
