import { fetchUpcomingEvents } from 'shared/content';
import { Link } from 'section-kit/router';
import type { LoaderArgs, SectionProps } from 'section-kit/shell-api';
import { BelowTheFold } from 'shared/ui/below-the-fold';
import { Container } from 'shared/ui/container';
import { linkClass } from 'shared/ui/link';
import { EventsFailed } from '../event/events-failed.tsx';
import { type EventSummary, toEventSummary } from '../event/event-summary.ts';
import { HOME_EVENTS } from '../event/home-events.ts';
import { AllEvents } from '../event-lists/all-events.tsx';
import { type LoadedEvents, loadEvents } from '../event-lists/load-events.ts';
import { EventGridSkeleton } from '../features/event-card/event-grid-skeleton.tsx';
import { EventList } from '../features/event-card/event-list.tsx';
import styles from './upcoming-events.module.css';

type UpcomingAnswer =
  | { readonly status: 'upcoming'; readonly events: readonly EventSummary[] }
  /** Nothing lies ahead: the beginning of the full list (specification, section 7). */
  | { readonly status: 'nothing-ahead'; readonly all: LoadedEvents }
  /** There are no events at all. */
  | { readonly status: 'none' }
  | { readonly status: 'failed' };

export async function loader(args: LoaderArgs): Promise<UpcomingAnswer> {
  const { http, signal, url } = args;
  const { response } = await fetchUpcomingEvents(http, { now: new Date(), limit: HOME_EVENTS }, signal);
  if (!response) return { status: 'failed' };
  if (response.length > 0) return { status: 'upcoming', events: response.map(toEventSummary) };
  const all = await loadEvents({ ...args, url: new URL('/events', url) });
  if (all.status === 'failed') return { status: 'failed' };
  const isEmpty = Object.values(all.lists).every(({ items }) => items.length === 0);
  return isEmpty ? { status: 'none' } : { status: 'nothing-ahead', all };
}

export function Loading() {
  return (
    <Container className={styles.section}>
      <EventGridSkeleton cards={HOME_EVENTS} />
    </Container>
  );
}

export function Component({ data }: SectionProps<UpcomingAnswer>) {
  if (data.status === 'none') return null;
  return (
    <BelowTheFold className={styles.section}>
      <Container>{data.status === 'failed' ? <EventsFailed answer={data} /> : <Events data={data} />}</Container>
    </BelowTheFold>
  );
}

type Answered = Exclude<UpcomingAnswer, { status: 'none' | 'failed' }>;

function Events({ data }: { readonly data: Answered }) {
  return (
    <>
      {data.status === 'upcoming' ? (
        <EventList eyebrow="Come along" heading="Upcoming Events" events={data.events} />
      ) : (
        <AllEvents data={data.all} />
      )}
      <p className={styles.all}>
        <Link className={linkClass()} to="/events">
          See all events
        </Link>
      </p>
    </>
  );
}
