import { churchDay } from '../dates/church-clock.ts';
import { longDate } from '../dates/date-format.ts';

/** Whether an event takes place as it was announced, in the words of the content API. */
const EVENT_STATUSES = ['Scheduled', 'Cancelled', 'Postponed', 'Rescheduled', 'Moved online'] as const;
export type EventStatus = (typeof EVENT_STATUSES)[number];

interface Changed {
  readonly eventStatus: EventStatus;
  readonly statusNote: string | null;
  readonly previousStartDate: string | null;
}

/** An event takes place as announced, unless the content API says otherwise. */
export function toEventStatus(status: string | null): EventStatus {
  return EVENT_STATUSES.find((known) => known === status) ?? 'Scheduled';
}

const SENTENCES: Readonly<Record<EventStatus, string>> = {
  Scheduled: '',
  Cancelled: 'This event is cancelled.',
  Postponed: 'This event is postponed. The new date is not known yet.',
  Rescheduled: 'This event has a new date.',
  'Moved online': 'This event takes place online.',
};

/**
 * What somebody has to know who counted on an event as it was announced, in sentences; empty for an event that takes place so.
 */
export function changeSentences({ eventStatus, statusNote, previousStartDate }: Changed): string[] {
  if (eventStatus === 'Scheduled') return [];
  const planned = eventStatus === 'Rescheduled' && previousStartDate !== null ? churchDay(previousStartDate) : null;
  const before = planned === null ? '' : `It was planned for ${longDate(planned)}.`;
  return [SENTENCES[eventStatus], before, statusNote ?? ''].filter(Boolean);
}

/** Whether nobody should come on its date. */
export function isOff({ eventStatus }: { readonly eventStatus: EventStatus }): boolean {
  return eventStatus === 'Cancelled' || eventStatus === 'Postponed';
}
