import type { Http } from '../../http/index.ts';
import { type Answer, toAnswer } from '../api/answer.ts';
import { monthsLater } from '../dates/calendar-days.ts';
import type { Event } from './event-shape.ts';
import { eventsBetween } from './events-between.ts';

/** The events of a month that start or go on in it, in the order of their start. @param month `YYYY-MM` */
export function fetchEventMonth(http: Http, month: string, signal?: AbortSignal): Promise<Answer<Event[]>> {
  return toAnswer(
    () => eventsBetween(http, { from: `${month}-01`, until: `${monthsLater(month, 1)}-01` }, signal),
    signal,
  );
}
