import { useItemClass } from 'shared/ui/long-list';
import type { EventSummary } from '../../event/event-summary.ts';
import { EventCard } from './event-card.tsx';
import styles from './event-grid.module.css';

interface EventGridProps {
  readonly events: readonly EventSummary[];
  /** Whether its first picture is the page's largest. */
  readonly eager?: boolean;
}

/** One card per event. */
export function EventGrid({ events, eager = false }: EventGridProps) {
  const classOf = useItemClass(events.length);
  return (
    <ul className={styles.grid}>
      {events.map((event, index) => (
        <li key={event.id} className={classOf(index)}>
          <EventCard event={event} eager={eager && index === 0} />
        </li>
      ))}
    </ul>
  );
}
