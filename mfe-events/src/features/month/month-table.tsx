import { useId } from 'react';
import { clockTime, eventAddress, longDate, monthName } from 'shared/content';
import { Link } from 'section-kit/router';
import { linkClass } from 'shared/ui/link';
import { VisuallyHidden } from 'shared/ui/visually-hidden';
import { ChangeLabel, offClass } from '../../event/change-label.tsx';
import type { EventChange } from '../../event/event-summary.ts';
import styles from './month-table.module.css';
import { monthWeeks } from './month-weeks.ts';

/** An event in a month. */
export interface MonthEvent {
  readonly id: string;
  readonly title: string;
  /** `YYYY-MM-DD`; the last day is the first one for an event of one day. */
  readonly day: string;
  readonly lastDay: string;
  /** `HH:MM:SS`; null where only the day is known. */
  readonly time: string | null;
  readonly change: EventChange | null;
}

interface MonthTableProps {
  /** `YYYY-MM` */
  readonly month: string;
  readonly events: readonly MonthEvent[];
  /** `YYYY-MM-DD` */
  readonly today: string;
}

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/**
 * A month as a table. On a phone it is a list of the days that have events. Its elements are no `table`: Safari forgets the
 * roles of a table that styles show as blocks.
 */
export function MonthTable({ month, events, today }: MonthTableProps) {
  const name = useId();
  return (
    <>
      <h2 id={name} className={styles.caption}>
        {monthName(month)}
      </h2>
      <div role="table" aria-labelledby={name} className={styles.month}>
        <div role="row" className={styles.head}>
          {WEEKDAYS.map((weekday) => (
            <div key={weekday} role="columnheader">
              <abbr title={weekday}>{weekday.slice(0, 3)}</abbr>
            </div>
          ))}
        </div>
        {monthWeeks(month).map((week, number) => (
          <Week key={number} week={week} events={events} today={today} />
        ))}
      </div>
    </>
  );
}

interface WeekProps extends Pick<MonthTableProps, 'events' | 'today'> {
  /** Null: a day of another month. */
  readonly week: readonly (string | null)[];
}

function Week({ week, events, today }: WeekProps) {
  const days = week.map((day) => ({ day, events: eventsOn(day, events) }));
  const isFree = days.every((day) => day.events.length === 0);
  return (
    <div role="row" className={isFree ? `${styles.week} ${styles.free}` : styles.week}>
      {days.map((day, weekday) => (
        <Day key={weekday} {...day} isToday={day.day === today} />
      ))}
    </div>
  );
}

function eventsOn(day: string | null, events: readonly MonthEvent[]): readonly MonthEvent[] {
  return day === null ? [] : events.filter((event) => event.day <= day && day <= event.lastDay);
}

interface DayProps {
  readonly day: string | null;
  readonly events: readonly MonthEvent[];
  readonly isToday: boolean;
}

function Day({ day, events, isToday }: DayProps) {
  if (day === null) return <div role="cell" className={styles.none} />;
  return (
    <div
      role="cell"
      className={events.length === 0 ? `${styles.day} ${styles.free}` : styles.day}
      {...(isToday && { 'aria-current': 'date' })}
    >
      <time dateTime={day} className={styles.date}>
        <span aria-hidden="true" className={styles.number}>
          {Number(day.slice(8))}
        </span>
        <span className={styles.name}>{longDate(day)}</span>
      </time>
      {events.length > 0 ? (
        <ul className={styles.events}>
          {events.map((event) => (
            <li key={event.id}>
              <Entry event={event} day={day} />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

function Entry({ event, day }: { readonly event: MonthEvent; readonly day: string }) {
  const { title, time, change } = event;
  return (
    <>
      {time !== null && day === event.day ? <span className={styles.time}>{clockTime(time)} </span> : null}
      <Link
        className={`${linkClass()} ${offClass(change) ?? ''}`}
        to={eventAddress(event)}
        state={{ event: { title } }}
      >
        {title}
        {day === event.day ? null : <VisuallyHidden> (goes on)</VisuallyHidden>}
      </Link>
      {change ? <ChangeLabel change={change} /> : null}
    </>
  );
}
