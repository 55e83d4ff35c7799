import { Link, useSearchParams } from 'section-kit/router';
import type { LoaderArgs, PageHead, SectionProps } from 'section-kit/shell-api';
import { Container } from 'shared/ui/container';
import { linkClass } from 'shared/ui/link';
import { categoryOf } from '../event/category.ts';
import { EventsFailed } from '../event/events-failed.tsx';
import { ChosenEvents } from '../event-lists/chosen-events.tsx';
import { type EventsAnswer, loadEvents } from '../event-lists/load-events.ts';
import { EventGridSkeleton } from '../features/event-card/event-grid-skeleton.tsx';
import { FilterBar } from '../features/filter-bar/filter-bar.tsx';
import styles from './events.module.css';

export function loader(args: LoaderArgs): Promise<EventsAnswer> {
  return loadEvents(args);
}

export function head(): PageHead {
  return {
    title: 'Events',
    description: 'What happens at Soteria Church in Maryland, for men, women, children, youths and everyone.',
  };
}

/** Cards of the first row on a wide screen. */
const ROW = 3;

export function Loading() {
  return (
    <Container className={styles.page}>
      <EventGridSkeleton cards={2 * ROW} />
    </Container>
  );
}

export function Component({ data }: SectionProps<EventsAnswer>) {
  const [query] = useSearchParams();
  const chosen = categoryOf(query);
  return (
    <>
      <FilterBar chosen={chosen} />
      <Container className={styles.page}>
        <p className={styles.calendar}>
          <Link className={linkClass()} to="/events/calendar">
            See the month, or have it in your own calendar
          </Link>
          <Link className={linkClass()} to="/events/past">
            Past events by year
          </Link>
        </p>
        {data.status === 'failed' ? <EventsFailed answer={data} /> : <ChosenEvents data={data} chosen={chosen} />}
      </Container>
    </>
  );
}
