import { VisuallyHidden } from 'shared/ui/visually-hidden';
import type { Category } from '../event/category.ts';
import { EventGridSkeleton } from '../features/event-card/event-grid-skeleton.tsx';
import { NoEvents } from '../features/filter-bar/no-events.tsx';
import { useStartOnChange } from '../features/filter-bar/use-start-on-change.ts';
import styles from './chosen-events.module.css';
import { FromTheBeginning } from './from-the-beginning.tsx';
import { GroupedLists } from './grouped-lists.tsx';
import type { LoadedEvents } from './load-events.ts';
import { useChosenEvents } from './use-chosen-events.ts';

/** Cards of the first row on a wide screen. */
const ROW = 3;

interface ChosenEventsProps {
  readonly data: LoadedEvents;
  readonly chosen: Category;
}

/** The events of a category: what is ahead, then what is over. */
export function ChosenEvents({ data, chosen }: ChosenEventsProps) {
  const events = useChosenEvents(data, chosen);
  const { ahead, past, lists, total } = events;
  const start = useStartOnChange(chosen);
  const isEmpty = ahead.length + past.length === 0;
  const isLoading = Object.values(lists).some(({ own: { status } }) => status === 'loading');
  return (
    <>
      <div aria-live="polite">
        <VisuallyHidden>{total === null ? null : `${chosen}: ${countText(total)}`}</VisuallyHidden>
      </div>
      {data.lone ? <FromTheBeginning category={chosen} /> : null}
      <div ref={start} className={styles.lists}>
        <GroupedLists events={events} category={chosen} heading="Upcoming events" eager />
      </div>
      {isEmpty && isLoading ? <EventGridSkeleton cards={ROW} /> : null}
      {isEmpty && total === 0 ? <NoEvents chosen={chosen} /> : null}
    </>
  );
}

function countText(count: number): string {
  return count === 1 ? '1 event' : `${count.toLocaleString('en-US')} events`;
}
