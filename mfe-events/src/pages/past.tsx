import { churchDay, fetchPastYear } from 'shared/content';
import { Link } from 'section-kit/router';
import type { LoaderArgs, PageHead, SectionProps } from 'section-kit/shell-api';
import { Container } from 'shared/ui/container';
import { linkClass } from 'shared/ui/link';
import { Spinner } from 'shared/ui/spinner';
import { StateMessage } from 'shared/ui/state-message';
import { toEventSummary } from '../event/event-summary.ts';
import { EventsFailed } from '../event/events-failed.tsx';
import { YearLinks } from '../features/past-year/year-links.tsx';
import { type PastEvent, YearList } from '../features/past-year/year-list.tsx';
import styles from './past.module.css';

interface PastAnswer {
  /** Null for what is no year, or has not begun. */
  readonly year: number | null;
  readonly thisYear: number;
  /** The year of the first event; null where there is none, or nobody answered. */
  readonly firstYear: number | null;
  /** Null: nobody answered. */
  readonly events: readonly PastEvent[] | null;
}

export async function loader({ url, http, signal }: LoaderArgs): Promise<PastAnswer> {
  const today = churchDay(new Date().toISOString());
  const thisYear = Number(today.slice(0, 4));
  const asked = url.searchParams.get('year') ?? String(thisYear);
  if (!/^\d{4}$/.test(asked) || Number(asked) > thisYear) return { year: null, thisYear, firstYear: null, events: [] };
  const year = Number(asked);
  const { response } = await fetchPastYear(http, { year, today }, signal);
  const firstYear = response?.firstYear ?? null;
  // Without an end, a robot would follow the links for ever.
  const isBeforeAll = response !== null && year < (firstYear ?? thisYear);
  return { year: isBeforeAll ? null : year, thisYear, firstYear, events: response?.events.map(toPastEvent) ?? null };
}

function toPastEvent(event: Parameters<typeof toEventSummary>[0]): PastEvent {
  const { id, title, day, lastDay, change } = toEventSummary(event);
  return { id, title, day, lastDay, change };
}

export function head({ data: { year, thisYear } }: { readonly data: PastAnswer }): PageHead {
  if (year === null) return { status: 404 };
  return {
    title: year === thisYear ? 'Past Events' : `Past Events, ${year}`,
    description: `What took place at Soteria Church in Maryland in ${year}, month by month.`,
  };
}

export function Loading() {
  return (
    <Container className={styles.wait}>
      <Spinner label="Loading past events" />
    </Container>
  );
}

export function Component({ data }: SectionProps<PastAnswer>) {
  return (
    <Container className={styles.page}>
      <Year data={data} />
    </Container>
  );
}

function Year({ data }: { readonly data: PastAnswer }) {
  const { year, thisYear, firstYear, events } = data;
  if (year === null)
    return (
      <StateMessage kind="empty" title="We have no events of that year">
        <p>
          <Link className={linkClass()} to="/events/past">
            See this year
          </Link>
        </p>
      </StateMessage>
    );
  return (
    <>
      <YearLinks year={year} from={firstYear ?? year} until={thisYear} />
      {events === null ? <EventsFailed answer={data} /> : <YearList year={year} events={events} />}
    </>
  );
}
