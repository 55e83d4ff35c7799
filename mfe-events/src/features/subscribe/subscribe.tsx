import { EVENT_TYPES } from 'shared/content';
import { buttonClass } from 'shared/ui/button';
import { linkClass } from 'shared/ui/link';
import styles from './subscribe.module.css';

interface SubscribeProps {
  /** The site's host, with its port where it has one. */
  readonly host: string;
}

const LISTS = [...EVENT_TYPES, 'Others'];

/** How to have the church's events in one's own calendar. */
export function Subscribe({ host }: SubscribeProps) {
  const address = `${host}/calendar.ics`;
  return (
    <section className={styles.subscribe} aria-labelledby="subscribe">
      <h2 id="subscribe" className={styles.heading}>
        Have it in your own calendar
      </h2>
      <p>
        Subscribe once, and new dates, changes and cancellations come by themselves. We do not learn who subscribes.
      </p>
      <a className={buttonClass()} href={`webcal://${address}`}>
        Subscribe to all events
      </a>
      <p>Or only to those of one ministry:</p>
      <ul className={styles.lists}>
        {LISTS.map((list) => (
          <li key={list}>
            <a className={linkClass()} href={`webcal://${host}/calendar/${list.toLowerCase()}.ics`}>
              {list}
            </a>
          </li>
        ))}
      </ul>
      <details>
        <summary className={styles.summary}>When the button does nothing</summary>
        <p>Your calendar program wants this address typed in:</p>
        <p className={styles.address}>https://{address}</p>
        <ul>
          <li>Google Calendar, on a computer: Other calendars, +, From URL.</li>
          <li>Outlook: Add calendar, Subscribe from web.</li>
          <li>Apple Calendar: File, New Calendar Subscription. On an iPhone: Calendars, Add Calendar.</li>
        </ul>
      </details>
    </section>
  );
}
