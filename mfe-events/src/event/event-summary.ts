import { cardPicture, type Event, type EventStatus, type EventType, type EventWhen, whenOf } from 'shared/content';
import { type EventPicture, toEventPicture } from './event-picture.ts';

/** What a card shows. Loaders return no more, so that a page does not contain the descriptions of its list. */
export interface EventSummary extends EventWhen {
  readonly id: string;
  readonly title: string;
  /** Null: for everybody. */
  readonly type: EventType | null;
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
