import { churchDay, clockTime, venueText } from 'shared/content';
import { useSettings } from 'section-kit/shell-api';
import { ChangeLabel, offClass } from '../../event/change-label.tsx';
import { dayText } from './day-text.ts';
import type { DisplayEvent } from './display-data.ts';
import styles from './display.module.css';

interface EventsPanelProps {
  /** Null: they were never loaded. */
  readonly events: readonly DisplayEvent[] | null;
  readonly now: Date;
}

/** So many can be read from across a foyer. */
const SHOWN = 5;

/** What has not begun yet, the next one first. */
export function EventsPanel({ events, now }: EventsPanelProps) {
  const ahead = events?.filter(({ start }) => new Date(start) > now).slice(0, SHOWN) ?? [];
  return (
    <section className={styles.events} aria-label="Coming up">
      <h2 className={styles.heading}>Coming up</h2>
      {ahead.length === 0 ? <p>{events ? 'Nothing is planned yet.' : 'Our calendar is not answering.'}</p> : null}
      <ul className={styles.list}>
        {ahead.map((event) => (
          <ListedEvent key={event.id} event={event} today={churchDay(now.toISOString())} />
        ))}
      </ul>
    </section>
  );
}

function ListedEvent({ event, today }: { readonly event: DisplayEvent; readonly today: string }) {
  const { address } = useSettings();
  const { title, day, time, venue, change } = event;
  return (
    <li className={styles.event}>
      <p className={styles.day}>
        {dayText(day, today)}
        {time ? `, ${clockTime(time)}` : null}
      </p>
      <h3 className={`${styles.title} ${offClass(change) ?? ''}`}>{title}</h3>
      {change ? <ChangeLabel change={change} /> : null}
      {change === 'Moved online' ? null : <p className={styles.venue}>{venue?.name ?? venueText(venue, address)}</p>}
    </li>
  );
}
