import type { ReactNode } from 'react';
import type { Sermon } from 'shared/content';
import { newestFirst } from './newest-first.ts';
import { SermonItem } from './sermon-item.tsx';
import styles from './sermon-list.module.css';

interface SermonListProps {
  readonly sermons: readonly Sermon[];
  /** What plays a recording here. */
  readonly renderListen: (sermon: Sermon, lead: boolean) => ReactNode;
}

/** All recordings; the newest one has the room of a lead story. */
export function SermonList({ sermons, renderListen }: SermonListProps): ReactNode {
  return (
    <ul className={styles.list}>
      {newestFirst(sermons).map((sermon, index) => (
        <SermonItem key={sermon.id} sermon={sermon} lead={index === 0} listen={renderListen(sermon, index === 0)} />
      ))}
    </ul>
  );
}
