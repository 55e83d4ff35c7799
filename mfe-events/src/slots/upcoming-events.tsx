import { eventStart, fetchUpcomingEvents } from 'shared/content';
import { Link } from 'shared/router';
import type { LoaderArgs, SectionProps } from 'shared/shell-api';
import { BelowTheFold } from 'shared/ui/below-the-fold';
import { Container } from 'shared/ui/container';
import { linkClass } from 'shared/ui/link';
import { EventsFailed } from '../event/events-failed.tsx';
import { type EventSummary, eventSummary } from '../event/event-summary.ts';
import { HOME_EVENTS } from '../event/home-events.ts';
import { EventGridSkeleton } from '../features/event-card/event-grid-skeleton.tsx';
import { EventList } from '../features/event-card/event-list.tsx';
import styles from './upcoming-events.module.css';

type UpcomingAnswer =
  /** `ahead`: some of them are still to come. */
  | { readonly status: 'loaded'; readonly events: readonly EventSummary[]; readonly ahead: boolean }
  | { readonly status: 'failed' };

/** Without anything upcoming this is the full list, past events too (specification, section 7). */
export async function loader({ http, signal }: LoaderArgs): Promise<UpcomingAnswer> {
  const now = new Date();
  const { response } = await fetchUpcomingEvents(http, { now, limit: HOME_EVENTS }, signal);
  if (!response) return { status: 'failed' };
  return {
    status: 'loaded',
    events: response.map(eventSummary),
    ahead: response.some((event) => eventStart(event) >= now),
  };
}

const NOTHING_AHEAD = 'New dates are being planned. Until then, look back with us';

export function Loading() {
  return (
    <Container className={styles.section}>
      <EventGridSkeleton cards={HOME_EVENTS} />
    </Container>
  );
}

export function Component({ data }: SectionProps<UpcomingAnswer>) {
  if (data.status === 'loaded' && data.events.length === 0) return null;
  return (
    <BelowTheFold className={styles.section}>
      <Container>
        {data.status === 'failed' ? (
          <EventsFailed answer={data} />
        ) : (
          <>
            <EventList
              eyebrow={data.ahead ? 'Come along' : NOTHING_AHEAD}
              heading="Upcoming Events"
              events={data.events}
            />
            <p className={styles.all}>
              <Link className={linkClass()} to="/events">
                See all events
              </Link>
            </p>
          </>
        )}
      </Container>
    </BelowTheFold>
  );
}
