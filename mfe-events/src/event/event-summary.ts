import { cardPicture, eventDay, eventEndDay, type Event, type EventType } from 'shared/content';
import { type EventPicture, eventPicture } from './event-picture.ts';

/** What a card shows. Loaders hand over this and no more: a list's descriptions need not travel inside its page. */
export interface EventSummary {
  readonly id: string;
  readonly title: string;
  /** Null: for everybody. */
  readonly type: EventType | null;
  /** Calendar days in Maryland, `YYYY-MM-DD`; `lastDay` only when it is a later one. */
  readonly day: string;
  readonly lastDay: string | null;
  /** `HH:MM:SS` */
  readonly time: string | null;
  readonly venue: Event['venue'];
  readonly picture: EventPicture;
}

export function eventSummary(event: Event): EventSummary {
  const { id, title, type, time, venue } = event;
  const picture = eventPicture(event.image, cardPicture);
  return { id, title, type, day: eventDay(event), lastDay: eventEndDay(event), time, venue, picture };
}
