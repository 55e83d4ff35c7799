import {
  cardPicture,
  churchTimestamp,
  type Event,
  eventDay,
  eventEnd,
  eventTime,
  type EventStatus,
  type EventType,
} from 'shared/content';
import { type EventPicture, toEventPicture } from './event-picture.ts';

/** What a card shows. Loaders return no more, so that a page does not contain the descriptions of its list. */
export interface EventSummary {
  readonly id: string;
  readonly title: string;
  /** Null: for everybody. */
  readonly type: EventType | null;
  /** Calendar days in Maryland, `YYYY-MM-DD`; `lastDay` only when it is a later one. */
  readonly day: string;
  readonly lastDay: string | null;
  /** Wall clocks in Maryland, `HH:MM:SS`; null where only the day is known. */
  readonly time: string | null;
  readonly endTime: string | null;
  readonly venue: Event['venue'];
  readonly picture: EventPicture;
  /** Null: it takes place as announced. */
  readonly change: EventChange | null;
}

export type EventChange = Exclude<EventStatus, 'Scheduled'>;

export function toEventSummary(event: Event): EventSummary {
  const { id, title, type, venue, eventStatus } = event;
  const change = eventStatus === 'Scheduled' ? null : eventStatus;
  const picture = toEventPicture(event.image, cardPicture);
  return { id, title, type, ...whenOf(event), venue, picture, change };
}

function whenOf(event: Event): Pick<EventSummary, 'day' | 'lastDay' | 'time' | 'endTime'> {
  const day = eventDay(event);
  const end = eventEnd(event);
  return {
    day,
    lastDay: end && end.day > day ? end.day : null,
    time: eventTime(event),
    endTime: end?.moment ? churchTimestamp(end.moment).slice(11, 19) : null,
  };
}
