import { useItemClass } from 'shared/ui/long-list';
import type { EventSummary } from '../../event/event-summary.ts';
import { EventCard } from './event-card.tsx';
import styles from './event-grid.module.css';

interface EventGridProps {
  readonly events: readonly EventSummary[];
  /** How many of the first cards are in view when the page opens. */
  readonly inView?: number;
}

/** One card per event. */
export function EventGrid({ events, inView = 0 }: EventGridProps) {
  const classOf = useItemClass(events.length);
  return (
    <ul className={styles.grid}>
      {events.map((event, index) => (
        <li key={event.id} className={classOf(index)}>
          <EventCard event={event} eager={index === 0 && inView > 0} early={index < inView} />
        </li>
      ))}
    </ul>
  );
}
