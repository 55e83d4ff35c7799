import { memo, type ReactNode } from 'react';
import { churchDay, longDate, type Sermon } from 'shared/content';
import { Card } from 'shared/ui/card';
import { LazyImage } from 'shared/ui/lazy-image';
import { linkClass } from 'shared/ui/link';
import { coverOf } from './cover-of.ts';
import styles from './sermon-item.module.css';

interface SermonItemProps {
  readonly sermon: Sermon;
  readonly lead: boolean;
  /** Costs nothing until it comes near, so that a list of many years stays fast. */
  readonly far: boolean;
  /** What plays the recording here. Must keep its identity. */
  readonly renderListen: (sermon: Sermon, lead: boolean) => ReactNode;
}

/** One recording. Drawn once: lists grow, recordings do not change. */
export const SermonItem = memo(function SermonItem({ sermon, lead, far, renderListen }: SermonItemProps) {
  const { title, preacher, date, audio } = sermon;
  return (
    <Card as="li" className={lead ? styles.lead : far ? `${styles.card} ${styles.far}` : styles.card}>
      <LazyImage className={styles.cover} {...coverOf(sermon, lead ? 'large' : 'small')} alt="" eager={lead} />
      <div className={styles.body}>
        <h2 className={styles.title}>{title}</h2>
        {preacher && <p className={styles.preacher}>{preacher}</p>}
        {date && (
          <p className={styles.date}>
            <time dateTime={churchDay(date)}>{longDate(churchDay(date))}</time>
          </p>
        )}
        {audio ? (
          <div className={styles.actions}>
            {renderListen(sermon, lead)}
            <a className={linkClass('out')} href={audio} aria-label={`Audio file: ${title}`}>
              Audio file
            </a>
          </div>
        ) : (
          <p className={styles.actions}>The recording will follow soon.</p>
        )}
      </div>
    </Card>
  );
});
