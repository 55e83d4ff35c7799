import { daysLater, shortDate } from 'shared/content';

/** 'Today', 'Tomorrow' or 'Sunday, March 14'. @param day, today `YYYY-MM-DD` in Maryland */
export function dayText(day: string, today: string): string {
  if (day === today) return 'Today';
  return day === daysLater(today, 1) ? 'Tomorrow' : shortDate(day);
}
