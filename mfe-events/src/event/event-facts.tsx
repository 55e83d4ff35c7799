import { clockTime } from 'shared/content';
import { useSettings } from 'shared/shell-api';
import { Icon } from '../icons/icon.tsx';
import { eventDates } from './event-dates.ts';
import styles from './event-facts.module.css';
import type { EventSummary } from './event-summary.ts';
import { venueText } from './venue-text.ts';

type EventFactsProps = Pick<EventSummary, 'day' | 'lastDay' | 'time' | 'venue'>;

/** When and where. */
export function EventFacts({ day, lastDay, time, venue }: EventFactsProps) {
  const { address } = useSettings();
  return (
    <ul className={styles.facts}>
      <li className={styles.fact}>
        <Icon name="calendar" label="Date" />
        <time dateTime={day}>{eventDates({ day, lastDay })}</time>
      </li>
      {time ? (
        <li className={styles.fact}>
          <Icon name="clock" label="Time" />
          <span>{clockTime(time)}</span>
        </li>
      ) : null}
      <li className={styles.fact}>
        <Icon name="pin" label="Venue" />
        <span>{venueText(venue, address)}</span>
      </li>
    </ul>
  );
}
