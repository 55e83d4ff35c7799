import { clockTime, dateRange, longDate, shortWeekday } from 'shared/content';
import type { EventSummary } from './event-summary.ts';

/** What a `<time>` says, to people and to machines. */
export interface TimeText {
  readonly text: string;
  readonly dateTime: string;
}

type Days = Pick<EventSummary, 'day' | 'lastDay'>;
type Hours = Days & Pick<EventSummary, 'time' | 'endTime'>;

/** 'Sunday, March 14, 2027', or the ends of 'Fri, Mar 12 - Sun, Mar 14, 2027'. */
export function dateTexts({ day, lastDay }: Days): TimeText[] {
  if (lastDay === null) return [{ text: longDate(day), dateTime: day }];
  const [start, end] = dateRange(day, lastDay);
  return [
    { text: start, dateTime: day },
    { text: end, dateTime: lastDay },
  ];
}

/** '6:30 PM', or the ends of '6:30 PM - 9:00 PM', or of 'Fri 6:30 PM - Sun 12:00 PM'. None where no time is known. */
export function timeTexts({ day, lastDay, time, endTime }: Hours): TimeText[] {
  if (endTime === null) return time === null ? [] : [toTimeText(day, time)];
  const says = (on: string, clock: string) => toTimeText(on, clock, lastDay === null ? '' : `${shortWeekday(on)} `);
  const end = says(lastDay ?? day, endTime);
  return time === null ? [{ ...end, text: `Until ${end.text}` }] : [says(day, time), end];
}

/** 'Sunday, March 14, 2027' and its like, in one line. */
export function lineOf(texts: readonly TimeText[]): string {
  return texts.map(({ text }) => text).join(' - ');
}

/** For machines HTML's local date and time, without the fractions of a second that SQLite has. */
function toTimeText(day: string, time: string, before = ''): TimeText {
  return { text: `${before}${clockTime(time)}`, dateTime: `${day}T${time.slice(0, 5)}` };
}
