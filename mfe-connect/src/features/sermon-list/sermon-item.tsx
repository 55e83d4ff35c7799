import { memo, type ReactNode } from 'react';
import { churchDay, longDate, type Sermon, sermonAddress } from 'shared/content';
import { Link } from 'section-kit/router';
import { Card } from 'shared/ui/card';
import { LazyImage } from 'shared/ui/lazy-image';
import { linkClass } from 'shared/ui/link';
import { coverOf } from './cover-of.ts';
import styles from './sermon-item.module.css';

/** The lead's is as high as the text beside it, and so shows a part of a wider picture. */
const LEAD_SIZES = '(min-width: 768px) 800px, 92vw';
/** One, two or three columns (sermon-list.module.css). */
const SIZES = '(min-width: 1560px) 448px, (min-width: 1024px) 29vw, (min-width: 640px) 44vw, 92vw';

interface SermonItemProps {
  readonly sermon: Sermon;
  readonly lead: boolean;
  /** What its place in the list asks for. */
  readonly className: string;
  /** What plays the recording here. Must keep its identity. */
  readonly renderListen: (sermon: Sermon, lead: boolean) => ReactNode;
}

/** One recording. Drawn once: lists grow, recordings do not change. */
export const SermonItem = memo(function SermonItem({ sermon, lead, className, renderListen }: SermonItemProps) {
  const { title, preacher, date, audio, youtubeLink } = sermon;
  return (
    <Card as="li" className={lead ? `${styles.lead} ${className}` : className}>
      <LazyImage
        className={styles.cover}
        {...coverOf(sermon, lead ? 'large' : 'small')}
        sizes={lead ? LEAD_SIZES : SIZES}
        alt=""
        eager={lead}
      />
      <div className={styles.body}>
        <h2 className={styles.title}>
          <Link className={linkClass()} to={sermonAddress(sermon)}>
            {title}
          </Link>
        </h2>
        {preacher && <p className={styles.preacher}>{preacher}</p>}
        {date && (
          <p className={styles.date}>
            <time dateTime={churchDay(date)}>{longDate(churchDay(date))}</time>
          </p>
        )}
        {audio ? (
          <div className={styles.actions}>
            {renderListen(sermon, lead)}
            <a className={linkClass()} href={audio} aria-label={`Audio file: ${title}`}>
              Audio file
            </a>
          </div>
        ) : (
          <p className={styles.actions}>{youtubeLink ? <Watch {...sermon} /> : 'The recording will follow soon.'}</p>
        )}
      </div>
    </Card>
  );
});

/** To a sermon that is only seen. */
function Watch(sermon: Pick<Sermon, 'id' | 'title'>): ReactNode {
  return (
    <Link className={linkClass()} to={sermonAddress(sermon)} aria-label={`Watch: ${sermon.title}`}>
      Watch
    </Link>
  );
}
