import { fetchEvents, isOver } from 'shared/content';
import { useSearchParams } from 'shared/router';
import type { LoaderArgs, PageHead, SectionProps } from 'shared/shell-api';
import { Container } from 'shared/ui/container';
import { VisuallyHidden } from 'shared/ui/visually-hidden';
import { EventsFailed } from '../event/events-failed.tsx';
import { type EventSummary, eventSummary } from '../event/event-summary.ts';
import { EventGridSkeleton } from '../features/event-card/event-grid-skeleton.tsx';
import { EventList } from '../features/event-card/event-list.tsx';
import { belongsTo, type Category, categoryOf } from '../features/filter-bar/category.ts';
import { FilterBar } from '../features/filter-bar/filter-bar.tsx';
import { NoEvents } from '../features/filter-bar/no-events.tsx';
import { useStartOnChange } from '../features/filter-bar/use-start-on-change.ts';
import styles from './events.module.css';

interface Events {
  readonly upcoming: readonly EventSummary[];
  readonly past: readonly EventSummary[];
}
type EventsAnswer = ({ readonly status: 'loaded' } & Events) | { readonly status: 'failed' };

/** Does not read the query: the list is fetched once, and the filter chooses among what is there. */
export async function loader({ http, signal }: LoaderArgs): Promise<EventsAnswer> {
  const { response } = await fetchEvents(http, signal);
  if (!response) return { status: 'failed' };
  const now = new Date();
  const group = (over: boolean) => response.filter((event) => isOver(event, now) === over).map(eventSummary);
  return { status: 'loaded', upcoming: group(false), past: group(true) };
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
        {data.status === 'failed' ? <EventsFailed answer={data} /> : <ChosenEvents events={data} chosen={chosen} />}
      </Container>
    </>
  );
}

function ChosenEvents({ events, chosen }: { readonly events: Events; readonly chosen: Category }) {
  const upcoming = events.upcoming.filter((event) => belongsTo(chosen, event));
  const past = events.past.filter((event) => belongsTo(chosen, event));
  const count = upcoming.length + past.length;
  const lists = useStartOnChange(chosen);
  return (
    <>
      <div aria-live="polite">
        <VisuallyHidden>
          {chosen}: {count === 1 ? '1 event' : `${count} events`}
        </VisuallyHidden>
      </div>
      <div ref={lists} className={styles.lists}>
        <EventList eyebrow="Come along" heading="Upcoming events" events={upcoming} inView={ROW} />
        <EventList eyebrow="Looking back" heading="Past events" events={past} inView={upcoming.length > 0 ? 0 : ROW} />
      </div>
      {count === 0 ? <NoEvents chosen={chosen} /> : null}
    </>
  );
}
