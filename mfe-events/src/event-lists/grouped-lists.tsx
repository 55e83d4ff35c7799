import type { Category } from '../event/category.ts';
import { EventList } from '../features/event-card/event-list.tsx';
import styles from './grouped-lists.module.css';
import { MoreEvents } from './more-events.tsx';
import { PastEvents } from './past-events.tsx';
import type { ChosenEvents } from './use-chosen-events.ts';

interface GroupedListsProps {
  readonly events: ChosenEvents;
  readonly category: Category;
  /** Of what is ahead or going on. */
  readonly heading: string;
  /** How many of the first cards are in view when the page opens. */
  readonly inView?: number;
}

/** What is ahead or going on, then what is over, each with the way to the rest of its list. */
export function GroupedLists({ events, category, heading, inView = 0 }: GroupedListsProps) {
  const { ahead, past, lists, more } = events;
  return (
    <>
      <div className={styles.list}>
        <EventList eyebrow="Come along" heading={heading} events={ahead} inView={inView} />
        <MoreEvents choice={{ group: 'upcoming', category }} list={lists.upcoming} shown={ahead.length} onMore={more} />
      </div>
      <div className={styles.list}>
        <PastEvents parts={past} inView={ahead.length > 0 ? 0 : inView} />
        <MoreEvents
          choice={{ group: 'past', category }}
          list={lists.past}
          shown={past.flatMap((part) => part.events).length}
          onMore={more}
        />
      </div>
    </>
  );
}
