import { churchTimestamp } from '../dates/church-clock.ts';
import { clockTime, dateRange, longDate, shortWeekday } from '../dates/date-format.ts';
import type { Event } from './event-shape.ts';
import { eventDay, eventEnd, eventTime } from './event-time.ts';

/** When an event is, by Maryland's calendar and clocks. */
export interface EventWhen {
  /** Calendar days, `YYYY-MM-DD`; `lastDay` only when it is a later one. */
  readonly day: string;
  readonly lastDay: string | null;
  /** Wall clocks, `HH:MM:SS`; null where only the day is known. */
  readonly time: string | null;
  readonly endTime: string | null;
}

/** What a `<time>` says, to people and to machines. */
export interface TimeText {
  readonly text: string;
  readonly dateTime: string;
}

export function whenOf(event: Pick<Event, 'startDate' | 'endDate' | 'time'>): EventWhen {
  const day = eventDay(event);
  const end = eventEnd(event);
  return {
    day,
    lastDay: end && end.day > day ? end.day : null,
    time: eventTime(event),
    endTime: end?.moment ? churchTimestamp(end.moment).slice(11, 19) : null,
  };
}

/** 'Sunday, March 14, 2027', or the ends of 'Fri, Mar 12 - Sun, Mar 14, 2027'. */
export function dateTexts({ day, lastDay }: Pick<EventWhen, 'day' | 'lastDay'>): TimeText[] {
  if (lastDay === null) return [{ text: longDate(day), dateTime: day }];
  const [start, end] = dateRange(day, lastDay);
  return [
    { text: start, dateTime: day },
    { text: end, dateTime: lastDay },
  ];
}

/** '6:30 PM', or the ends of '6:30 PM - 9:00 PM', or of 'Fri 6:30 PM - Sun 12:00 PM'. None where no time is known. */
export function timeTexts({ day, lastDay, time, endTime }: EventWhen): TimeText[] {
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
