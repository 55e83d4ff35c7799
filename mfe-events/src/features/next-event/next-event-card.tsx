import type { ReactNode } from 'react';
import { eventAddress, pictureSources } from 'shared/content';
import { Link } from 'section-kit/router';
import { buttonClass } from 'shared/ui/button';
import { LazyImage } from 'shared/ui/lazy-image';
import { ChangeLabel } from '../../event/change-label.tsx';
import { EventFacts } from '../../event/event-facts.tsx';
import type { EventSummary } from '../../event/event-summary.ts';
import { ContentLink } from 'shared/rich-text';
import styles from './next-event-card.module.css';

interface NextEventCardProps {
  readonly event: EventSummary;
  readonly registrationLink: string | null;
  /** The countdown. */
  readonly children: ReactNode;
}

/** Beside the text it is as high as that, and so shows a part of a wider picture. */
const SIZES = '(min-width: 820px) 740px, 92vw';

/** The first upcoming event, over the home page's hero. */
export function NextEventCard({ event, registrationLink, children }: NextEventCardProps) {
  const { title, picture, change } = event;
  return (
    <section className={styles.frame} aria-label="Next event">
      <div className={styles.card}>
        <LazyImage
          className={styles.picture}
          src={picture.url}
          sources={pictureSources(picture.original)}
          sizes={SIZES}
          alt={picture.alt}
          width={picture.width}
          height={picture.height}
          focalPoint={picture.focalPoint}
          eager
        />
        <div className={styles.text}>
          <p className={styles.eyebrow}>Next event</p>
          <h2 className={styles.title}>
            <Link className={styles.link} to={eventAddress(event)} state={{ event: { title } }}>
              {title}
            </Link>
          </h2>
          {change ? <ChangeLabel change={change} /> : null}
          <EventFacts {...event} />
          {children}
          {registrationLink ? (
            <ContentLink to={registrationLink} className={`${buttonClass()} ${styles.register}`}>
              Register
            </ContentLink>
          ) : null}
        </div>
      </div>
    </section>
  );
}
