import { TZDate } from '@date-fns/tz';

import type { SeededMoment } from './seeded-event';

const ZONE = 'America/New_York';

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** The church's calendar, counted from the day in Maryland on which `now` falls, wherever the server stands. */
export function churchCalendar(now: Date) {
  const today = new TZDate(now.getTime(), ZONE);
  const day = (inDays: number, hours = 0, minutes = 0) =>
    new TZDate(today.getFullYear(), today.getMonth(), today.getDate() + inDays, hours, minutes, ZONE);

  return {
    /** The moment as Strapi stores it: ISO 8601 in UTC. */
    moment({ inDays, at }: SeededMoment): string {
      const [hours, minutes] = at.split(':').map(Number);
      return new Date(day(inDays, hours, minutes).getTime()).toISOString();
    },

    /** A Sunday as `YYYY-MM-DD`: 1 is the last one before today, 2 the one before it. */
    pastSunday(count: number): string {
      const sunday = day(-(today.getDay() || 7) - 7 * (count - 1));
      return `${sunday.getFullYear()}-${twoDigits(sunday.getMonth() + 1)}-${twoDigits(sunday.getDate())}`;
    },
  };
}

export type ChurchCalendar = ReturnType<typeof churchCalendar>;
