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
  /** Whether its first picture is the page's largest. */
  readonly eager?: boolean;
}

/** What is ahead or going on, then what is over, each with the way to the rest of its list. */
export function GroupedLists({ events, category, heading, eager = false }: GroupedListsProps) {
  const { ahead, past, lists, more } = events;
  return (
    <>
      <div className={styles.list}>
        <EventList eyebrow="Come along" heading={heading} events={ahead} eager={eager} />
        <MoreEvents choice={{ group: 'upcoming', category }} list={lists.upcoming} shown={ahead.length} onMore={more} />
      </div>
      <div className={styles.list}>
        <PastEvents parts={past} eager={eager && ahead.length === 0} />
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
