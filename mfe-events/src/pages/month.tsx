import { churchDay, type Event, fetchEventMonth, monthName, monthsLater } from 'shared/content';
import { Link } from 'section-kit/router';
import type { LoaderArgs, PageHead, SectionProps } from 'section-kit/shell-api';
import { Container } from 'shared/ui/container';
import { linkClass } from 'shared/ui/link';
import { Spinner } from 'shared/ui/spinner';
import { StateMessage } from 'shared/ui/state-message';
import { toEventSummary } from '../event/event-summary.ts';
import { EventsFailed } from '../event/events-failed.tsx';
import { type MonthEvent, MonthTable } from '../features/month/month-table.tsx';
import { Subscribe } from '../features/subscribe/subscribe.tsx';
import styles from './month.module.css';

interface MonthAnswer {
  /** `YYYY-MM`; null for what is no month, or too far from today. */
  readonly month: string | null;
  /** Null: nobody answered. */
  readonly events: readonly MonthEvent[] | null;
  /** `YYYY-MM-DD` in Maryland. */
  readonly today: string;
  /** The site's host. */
  readonly host: string;
}

/** Months before and after the present one. Without an end, a robot would follow the links for ever. */
const REACH = 12;

export async function loader({ url, http, signal }: LoaderArgs): Promise<MonthAnswer> {
  const today = churchDay(new Date().toISOString());
  const base = { today, host: url.host };
  const month = knownMonth(url.searchParams.get('month') ?? today.slice(0, 7), today);
  if (month === null) return { ...base, month, events: [] };
  const { response } = await fetchEventMonth(http, month, signal);
  return { ...base, month, events: response?.map(toMonthEvent) ?? null };
}

function knownMonth(asked: string, today: string): string | null {
  return isReached(asked, today) && /^\d{4}-(0[1-9]|1[0-2])$/.test(asked) ? asked : null;
}

function isReached(month: string, today: string): boolean {
  const now = today.slice(0, 7);
  return monthsLater(now, -REACH) <= month && month <= monthsLater(now, REACH);
}

function toMonthEvent(event: Event): MonthEvent {
  const { id, title, day, lastDay, time, change } = toEventSummary(event);
  return { id, title, day, lastDay: lastDay ?? day, time, change };
}

export function head({ data: { month, today } }: { readonly data: MonthAnswer }): PageHead {
  if (month === null) return { status: 404 };
  const name = monthName(month);
  return {
    title: today.startsWith(month) ? 'Calendar' : `Calendar, ${name}`,
    description: `What happens at Soteria Church in ${name}, day by day, and how to have it in your own calendar.`,
  };
}

export function Loading() {
  return (
    <Container className={styles.wait}>
      <Spinner label="Loading the calendar" />
    </Container>
  );
}

export function Component({ data }: SectionProps<MonthAnswer>) {
  return (
    <Container className={styles.page}>
      <Month data={data} />
      <Subscribe host={data.host} />
    </Container>
  );
}

function Month({ data }: { readonly data: MonthAnswer }) {
  const { month, events, today } = data;
  if (month === null)
    return (
      <StateMessage kind="empty" title="There is no such month in our calendar">
        <p>
          <Link className={linkClass()} to="/events/calendar">
            See this month
          </Link>
        </p>
      </StateMessage>
    );
  return (
    <>
      <MonthLinks month={month} today={today} />
      {events === null ? <EventsFailed answer={data} /> : <MonthTable month={month} events={events} today={today} />}
      {events?.length === 0 ? <p>Nothing is planned in {monthName(month)} yet.</p> : null}
    </>
  );
}

function MonthLinks({ month, today }: { readonly month: string; readonly today: string }) {
  const others = [monthsLater(month, -1), monthsLater(month, 1)].filter((other) => isReached(other, today));
  return (
    <nav className={styles.months} aria-label="Months">
      {others.map((other) => (
        <Link key={other} className={linkClass()} to={`/events/calendar?month=${other}`}>
          {monthName(other)}
        </Link>
      ))}
      <Link className={linkClass()} to="/events">
        See all events as a list
      </Link>
    </nav>
  );
}
