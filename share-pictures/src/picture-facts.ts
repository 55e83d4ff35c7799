import { dateTexts, type EventStatus, isOff, lineOf, timeTexts, venueText, whenOf } from 'shared/content';
import type { CalendarEvent } from 'shared/content/feeds';
import * as v from 'valibot';

/** All that is written on a picture. */
export const PictureFacts = v.object({
  /** Empty where the event takes place as announced. */
  label: v.string(),
  /** Whether nobody should come on its date. */
  isOff: v.boolean(),
  title: v.string(),
  date: v.string(),
  /** Empty where only the day is known. */
  time: v.string(),
  place: v.string(),
});
export type PictureFacts = v.InferOutput<typeof PictureFacts>;

/** As the event's card says them, in capitals. */
const LABELS: Readonly<Record<EventStatus, string>> = {
  Scheduled: '',
  Cancelled: 'CANCELLED',
  Postponed: 'POSTPONED',
  Rescheduled: 'NEW DATE',
  'Moved online': 'ONLINE',
};

/** @param churchAddress of an event without a venue; empty when staff cleared it */
export function factsOf(event: CalendarEvent, churchAddress: string): PictureFacts {
  const { title, eventStatus, venue } = event;
  const when = whenOf(event);
  return {
    label: LABELS[eventStatus],
    isOff: isOff(event),
    title,
    date: lineOf(dateTexts(when)),
    time: lineOf(timeTexts(when)),
    place: eventStatus === 'Moved online' ? 'Online' : venueText(venue, churchAddress),
  };
}
