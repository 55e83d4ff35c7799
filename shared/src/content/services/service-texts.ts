import { clockTime, shortDate } from '../dates/date-format.ts';
import type { ChurchService } from './next-services.ts';
import type { WeeklyService } from './service-times.ts';

/** 'Sundays, 10:00 AM' */
export function weeklyText({ weekday, startTime }: WeeklyService): string {
  return `${weekday}s, ${clockTime(startTime)}`;
}

/** 'Sunday, March 14, 10:00 AM' */
export function serviceText({ day, time }: Pick<ChurchService, 'day' | 'time'>): string {
  return `${shortDate(day)}, ${clockTime(time)}`;
}

/** 'No service on Sunday, March 14. Because of the snow.', or of another time its note; empty when nothing is different. */
export function differenceText({ name, day, off, note }: ChurchService): string {
  const fact = off ? `No ${name || 'service'} on ${shortDate(day)}.` : '';
  const about = !off && note ? `${shortDate(day)}: ${note}` : note;
  return [fact, about].filter(Boolean).join(' ');
}
