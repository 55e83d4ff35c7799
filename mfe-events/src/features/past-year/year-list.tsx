import { dateRange, eventAddress, longDate, monthName } from 'shared/content';
import { Link } from 'section-kit/router';
import { linkClass } from 'shared/ui/link';
import { ChangeLabel, offClass } from '../../event/change-label.tsx';
import type { EventSummary } from '../../event/event-summary.ts';
import styles from './past-year.module.css';

/** An event that is over. */
export type PastEvent = Pick<EventSummary, 'id' | 'title' | 'day' | 'lastDay' | 'change'>;

interface YearListProps {
  readonly year: number;
  /** The last one first. */
  readonly events: readonly PastEvent[];
}

/** The events of a year, by month. */
export function YearList({ year, events }: YearListProps) {
  if (events.length === 0) return <p>Nothing of {year} is over yet.</p>;
  const months = [...new Set(events.map(({ day }) => day.slice(0, 7)))];
  return months.map((month) => (
    <section key={month} aria-labelledby={month} className={styles.month}>
      <h2 id={month} className={styles.heading}>
        {monthName(month)}
      </h2>
      <ul className={styles.events}>
        {events
          .filter(({ day }) => day.startsWith(month))
          .map((event) => (
            <li key={event.id}>
              <PastEventLine event={event} />
            </li>
          ))}
      </ul>
    </section>
  ));
}

function PastEventLine({ event }: { readonly event: PastEvent }) {
  const { title, day, lastDay, change } = event;
  return (
    <>
      <Link
        className={`${linkClass()} ${offClass(change) ?? ''}`}
        to={eventAddress(event)}
        state={{ event: { title } }}
      >
        {title}
      </Link>
      {change ? <ChangeLabel change={change} /> : null}{' '}
      <span className={styles.when}>{lastDay === null ? longDate(day) : dateRange(day, lastDay).join(' - ')}</span>
    </>
  );
}
