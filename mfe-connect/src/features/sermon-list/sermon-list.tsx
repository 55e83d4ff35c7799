import { memo, type ReactNode } from 'react';
import type { Sermon } from 'shared/content';
import { useItemClass } from 'shared/ui/long-list';
import { newestFirst } from './newest-first.ts';
import { SermonItem } from './sermon-item.tsx';
import styles from './sermon-list.module.css';

interface SermonListProps {
  readonly sermons: readonly Sermon[];
  /** The first one is the newest of all. */
  readonly hasLead: boolean;
  /** What plays a recording here. */
  readonly renderListen: (sermon: Sermon, lead: boolean) => ReactNode;
}

/** Recordings; the newest one has the room of a lead story. */
export const SermonList = memo(function SermonList({ sermons, hasLead, renderListen }: SermonListProps) {
  const classOf = useItemClass(sermons.length);
  return (
    <ul className={hasLead ? `${styles.list} ${styles.led}` : styles.list}>
      {newestFirst(sermons).map((sermon, index) => {
        const lead = hasLead && index === 0;
        return (
          <SermonItem
            key={sermon.id}
            sermon={sermon}
            lead={lead}
            className={classOf(index)}
            renderListen={renderListen}
          />
        );
      })}
    </ul>
  );
});
