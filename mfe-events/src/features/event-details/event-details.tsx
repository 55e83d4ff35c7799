import type { ReactNode } from 'react';
import { pictureSources } from 'shared/content';
import { buttonClass } from 'shared/ui/button';
import { Container } from 'shared/ui/container';
import { LazyImage } from 'shared/ui/lazy-image';
import { ownCategory } from '../../event/category.ts';
import { EventFacts } from '../../event/event-facts.tsx';
import type { EventSummary } from '../../event/event-summary.ts';
import { ContentLink } from 'shared/rich-text';
import styles from './event-details.module.css';

interface ActionsProps {
  /** Null: there is nothing to register for. */
  readonly registrationLink: string | null;
  /** Where to join it online; null when it takes place at its venue. */
  readonly onlineLink: string | null;
  /** The event as a file for calendar programs; null when nobody should note it down. */
  readonly calendarFile: string | null;
  /** The share button. */
  readonly share: ReactNode;
}

interface EventDetailsProps extends ActionsProps {
  /** Its picture in the size for details. */
  readonly event: EventSummary;
  /** What changed since it was announced. */
  readonly notice: ReactNode;
  /** What the event is about; null when nothing is written. */
  readonly children: ReactNode;
}

/** From 960 px on the facts are beside it. */
const SIZES = '(min-width: 1500px) 912px, (min-width: 960px) calc(92vw - 450px), 92vw';

/** One event; its title is the heading of the title bar above. */
export function EventDetails({ event, notice, children, ...actions }: EventDetailsProps) {
  const { picture } = event;
  return (
    <Container className={styles.details}>
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
      <aside className={styles.facts} aria-label="When and where">
        <p className={styles.type}>{ownCategory(event)}</p>
        {notice}
        <EventFacts {...event} />
        <Actions {...actions} />
      </aside>
      {children ? (
        <section className={styles.overview} aria-labelledby="overview">
          <h2 id="overview" className={styles.heading}>
            Overview:
          </h2>
          {children}
        </section>
      ) : null}
    </Container>
  );
}

/** What a visitor can do with it. */
function Actions({ registrationLink, onlineLink, calendarFile, share }: ActionsProps) {
  return (
    <div className={styles.actions}>
      {onlineLink ? (
        <ContentLink to={onlineLink} className={buttonClass()}>
          Join online
        </ContentLink>
      ) : null}
      {registrationLink ? (
        <ContentLink to={registrationLink} className={buttonClass()}>
          Register
        </ContentLink>
      ) : null}
      {calendarFile ? (
        <a className={buttonClass('quiet')} href={calendarFile}>
          Add to calendar
        </a>
      ) : null}
      {share}
    </div>
  );
}
