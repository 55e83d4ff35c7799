import { TZDate } from '@date-fns/tz';

import type { SeededDay, SeededEvent, Weekday } from './seeded-event';

const ZONE = 'America/New_York';
const WEEKDAYS: readonly Weekday[] = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const twoDigits = (value: number) => String(value).padStart(2, '0');

const isoDay = (date: TZDate) => `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;

const isoMoment = (date: TZDate) => new Date(date.getTime()).toISOString();

function fits(date: TZDate, { on, nth, month }: SeededDay): boolean {
  return (
    WEEKDAYS[date.getDay()] === on &&
    (nth === undefined || Math.ceil(date.getDate() / 7) === nth) &&
    (month === undefined || date.getMonth() + 1 === month)
  );
}

/** The church's calendar, counted from the day in Maryland on which `now` falls, wherever the server stands. */
export function createChurchCalendar(now: Date) {
  const today = new TZDate(now.getTime(), ZONE);
  const day = (inDays: number, at = '00:00') => {
    const [hours = 0, minutes = 0] = at.split(':').map(Number);
    return new TZDate(today.getFullYear(), today.getMonth(), today.getDate() + inDays, hours, minutes, ZONE);
  };

  function find(wanted: SeededDay): number {
    const step = wanted.inDays < 0 ? -1 : 1;
    let inDays = wanted.inDays;
    while (!fits(day(inDays), wanted)) inDays += step;
    return inDays;
  }

  return {
    /** Start and end as Strapi stores them: ISO 8601 in UTC. */
    datesOf({ starts, ends }: Pick<SeededEvent, 'starts' | 'ends'>): { startDate: string; endDate: string | null } {
      const inDays = find(starts);
      return {
        startDate: isoMoment(day(inDays, starts.at)),
        endDate: ends && isoMoment(day(inDays + ends.daysLater, ends.at)),
      };
    },

    /** So many days after the one that fits, as `YYYY-MM-DD`. */
    dayOf: (wanted: SeededDay, daysLater = 0) => isoDay(day(find(wanted) + daysLater)),

    /** A Sunday as `YYYY-MM-DD`: 1 is the last one before today, 2 the one before it. */
    pastSunday: (count: number) => isoDay(day(-(today.getDay() || 7) - 7 * (count - 1))),
  };
}

export type ChurchCalendar = ReturnType<typeof createChurchCalendar>;
