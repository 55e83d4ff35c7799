import type { ReactNode } from 'react';
import { churchDay, type LatestSermon, longDate } from 'shared/content';
import { Link } from 'section-kit/router';
import { Card } from 'shared/ui/card';
import { linkClass } from 'shared/ui/link';
import { excerpt, SERMON_EXCERPT } from '../../excerpt/excerpt.ts';
import { VideoLink } from '../../video/video-link.tsx';
import styles from './sermon-card.module.css';

interface SermonCardProps {
  readonly sermon: LatestSermon;
  /** Null when the sermon has no video that plays here. */
  readonly video: ReactNode;
}

/** The latest sermon, on the home page. */
export function SermonCard({ sermon, video }: SermonCardProps): ReactNode {
  const { title, preacher, date, description, youtubeLink } = sermon;
  return (
    <Card aria-labelledby="latest-sermon">
      {video}
      <div className={styles.body}>
        <p className={styles.eyebrow}>Latest sermon</p>
        <h2 id="latest-sermon" className={styles.title}>
          {title}
        </h2>
        {preacher && <p className={styles.preacher}>{preacher}</p>}
        {date && (
          <p className={styles.date}>
            <time dateTime={churchDay(date)}>{longDate(churchDay(date))}</time>
          </p>
        )}
        {description && <p className={styles.description}>{excerpt(description, SERMON_EXCERPT)}</p>}
        <p className={styles.links}>
          <Link className={linkClass()} to="/connect/sermons">
            All sermons
          </Link>
          <VideoLink address={youtubeLink} />
        </p>
      </div>
    </Card>
  );
}
