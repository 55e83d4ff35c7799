import { useSettled } from 'shared/ui/long-list';
import type { EventSummary } from '../../event/event-summary.ts';
import { EventCard } from './event-card.tsx';
import styles from './event-grid.module.css';

interface EventGridProps {
  readonly events: readonly EventSummary[];
  /** How many of the first cards are in view when the page opens. */
  readonly inView?: number;
}

/** About three screens of a phone. */
const NEAR = 12;

/** One card per event. Those far down cost nothing until they come near, so that a list of many years stays fast. */
export function EventGrid({ events, inView = 0 }: EventGridProps) {
  const settled = useSettled(events.length);
  return (
    <ul className={styles.grid}>
      {events.map((event, index) => (
        <li key={event.id} className={index >= NEAR && index < settled ? `${styles.card} ${styles.far}` : styles.card}>
          <EventCard event={event} eager={index === 0 && inView > 0} early={index < inView} />
        </li>
      ))}
    </ul>
  );
}
