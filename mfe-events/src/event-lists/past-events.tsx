import { longDate } from 'shared/content';
import { EventList } from '../features/event-card/event-list.tsx';
import type { GroupedEvents } from './grouped-events.ts';

interface PastEventsProps {
  readonly parts: GroupedEvents['past'];
  /** Whether its first picture is the page's largest. */
  readonly eager: boolean;
}

/** What is over, the latest part first. Each part is by start date, so an earlier one says where it ends. */
export function PastEvents({ parts, eager }: PastEventsProps) {
  return parts.map(({ number, events }, index) => (
    <EventList
      key={number}
      eyebrow={number === 1 ? 'Looking back' : 'Further back'}
      heading={number === 1 ? 'Past events' : `Past events until ${longDate(events.at(-1)?.day ?? '')}`}
      events={events}
      eager={eager && index === 0}
    />
  ));
}
