import { memo } from 'react';
import { Link } from 'shared/router';
import { LazyImage } from 'shared/ui/lazy-image';
import { Card } from 'shared/ui/card';
import { coverClass } from 'shared/ui/link';
import { eventAddress } from '../../event/event-address.ts';
import { EventFacts } from '../../event/event-facts.tsx';
import type { EventSummary } from '../../event/event-summary.ts';
import styles from './event-card.module.css';

interface EventCardProps {
  readonly event: EventSummary;
  /** For pictures that are in view when the page opens. */
  readonly eager?: boolean;
}

/** One event of a list. The title is its link; the whole card takes the click. Drawn once: lists grow, cards do not change. */
export const EventCard = memo(function EventCard({ event, eager = false }: EventCardProps) {
  const { id, title, type, picture } = event;
  return (
    <Card className={styles.card}>
      <LazyImage
        className={styles.picture}
        src={picture.url}
        alt={picture.alt}
        width={picture.width}
        height={picture.height}
        eager={eager}
      />
      <div className={styles.text}>
        <p className={styles.type}>{type ?? 'Everyone'}</p>
        <h3 className={styles.title}>
          <Link className={coverClass()} to={eventAddress(id)} state={{ event: { title } }}>
            {title}
          </Link>
        </h3>
        <EventFacts {...event} />
      </div>
    </Card>
  );
});
