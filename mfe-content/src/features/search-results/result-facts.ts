import {
  clockTime,
  type EventHit,
  eventDay,
  type EventStatus,
  eventTime,
  longDate,
  type SermonHit,
} from 'shared/content';

const CHANGES: Readonly<Record<EventStatus, string>> = {
  Scheduled: '',
  Cancelled: 'Cancelled',
  Postponed: 'Postponed',
  Rescheduled: 'New date',
  'Moved online': 'Online',
};

/** What is not as it was announced, in a word; empty for most events. */
export function changeOf({ eventStatus }: EventHit): string {
  return CHANGES[eventStatus];
}

/** `Sunday, March 14, 2027, 6:30 PM`. */
export function eventFacts(event: EventHit): string {
  const time = eventTime(event);
  const facts = [longDate(eventDay(event)), time === null ? '' : clockTime(time), event.isOver ? 'is over' : ''];
  return facts.filter(Boolean).join(', ');
}

/** `Pastor Grace, Sunday, March 14, 2027`. */
export function sermonFacts({ preacher, date }: SermonHit): string {
  return [preacher, date === null ? '' : longDate(date)].filter(Boolean).join(', ');
}
