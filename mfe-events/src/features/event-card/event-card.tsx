import { eventAddress, pictureSources } from 'shared/content';
import { memo } from 'react';
import { Link } from 'section-kit/router';
import { LazyImage } from 'shared/ui/lazy-image';
import { Card } from 'shared/ui/card';
import { coverClass } from 'shared/ui/link';
import { ownCategory } from '../../event/category.ts';
import { ChangeLabel, offClass } from '../../event/change-label.tsx';
import { EventFacts } from '../../event/event-facts.tsx';
import type { EventSummary } from '../../event/event-summary.ts';
import styles from './event-card.module.css';

interface EventCardProps {
  readonly event: EventSummary;
  /** Whether its picture is the page's largest (`LazyImage`). */
  readonly eager?: boolean;
}

/** One, two or three columns (event-grid.module.css), whose number follows from the size of the text. */
const SIZES = '(min-width: 1560px) 454px, (min-width: 1108px) 30vw, (min-width: 693px) 44vw, 92vw';

/** One event of a list. The title is its link; the whole card takes the click. Drawn once: lists grow, cards do not change. */
export const EventCard = memo(function EventCard({ event, eager }: EventCardProps) {
  const { title, picture, change } = event;
  return (
    <Card className={styles.card}>
      <LazyImage
        className={styles.picture}
        src={picture.url}
        sources={pictureSources(picture.original)}
        sizes={SIZES}
        alt={picture.alt}
        width={picture.width}
        height={picture.height}
        focalPoint={picture.focalPoint}
        eager={eager}
      />
      <div className={styles.text}>
        <p className={styles.type}>{ownCategory(event)}</p>
        {change ? <ChangeLabel change={change} /> : null}
        <h3 className={styles.title}>
          <Link className={coverClass()} to={eventAddress(event)} state={{ event: { title } }}>
            <span className={offClass(change)}>{title}</span>
          </Link>
        </h3>
        <EventFacts {...event} />
      </div>
    </Card>
  );
});
