import { longDate } from 'shared/content';
import { EventList } from '../features/event-card/event-list.tsx';
import type { GroupedEvents } from './grouped-events.ts';

interface PastEventsProps {
  readonly parts: GroupedEvents['past'];
  /** How many of the first cards are in view when the page opens. */
  readonly inView: number;
}

/** What is over, the latest part first. Each part is by start date, so an earlier one says where it ends. */
export function PastEvents({ parts, inView }: PastEventsProps) {
  return parts.map(({ number, events }, index) => (
    <EventList
      key={number}
      eyebrow={number === 1 ? 'Looking back' : 'Further back'}
      heading={number === 1 ? 'Past events' : `Past events until ${longDate(events.at(-1)?.day ?? '')}`}
      events={events}
      inView={index === 0 ? inView : 0}
    />
  ));
}
