import { dateTexts, type EventWhen, timeTexts, venueText } from 'shared/content';
import { useSettings } from 'section-kit/shell-api';
import { Icon } from '../icons/icon.tsx';
import styles from './event-facts.module.css';
import type { EventSummary } from './event-summary.ts';
import { Times } from './times.tsx';

type EventFactsProps = EventWhen & Pick<EventSummary, 'venue' | 'change'>;

/** When and where; of an event that moved online, only when. */
export function EventFacts({ venue, change, ...when }: EventFactsProps) {
  const { address } = useSettings();
  const times = timeTexts(when);
  return (
    <ul className={styles.facts}>
      <li className={styles.fact}>
        <Icon name="calendar" label="Date" />
        <Times texts={dateTexts(when)} />
      </li>
      {times.length > 0 ? (
        <li className={styles.fact}>
          <Icon name="clock" label="Time" />
          <Times texts={times} />
        </li>
      ) : null}
      {change === 'Moved online' ? null : (
        <li className={styles.fact}>
          <Icon name="pin" label="Venue" />
          <span>{venueText(venue, address)}</span>
        </li>
      )}
    </ul>
  );
}
