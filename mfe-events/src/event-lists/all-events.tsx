import { GroupedLists } from './grouped-lists.tsx';
import type { LoadedEvents } from './load-events.ts';
import { useChosenEvents } from './use-chosen-events.ts';
import styles from './chosen-events.module.css';

/** The full list where nothing lies ahead: what has begun and is not over is of today. */
export function AllEvents({ data }: { readonly data: LoadedEvents }) {
  const events = useChosenEvents(data, 'All');
  return (
    <div className={styles.lists}>
      <GroupedLists events={events} category="All" heading="Today" />
    </div>
  );
}
