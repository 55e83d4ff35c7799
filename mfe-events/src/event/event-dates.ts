import { dateRange, longDate } from 'shared/content';

interface Days {
  readonly day: string;
  readonly lastDay: string | null;
}

/** 'Sunday, March 14, 2027', or for several days 'Fri, Mar 12 - Sun, Mar 14, 2027'. */
export function eventDates({ day, lastDay }: Days): string {
  return lastDay ? dateRange(day, lastDay) : longDate(day);
}
