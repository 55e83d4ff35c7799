import type { ReactNode } from 'react';
import { Link } from 'shared/router';
import { buttonClass } from 'shared/ui/button';
import { Container } from 'shared/ui/container';
import { LazyImage } from 'shared/ui/lazy-image';
import { linkClass } from 'shared/ui/link';
import { SectionHeading } from 'shared/ui/section-heading';
import { VisuallyHidden } from 'shared/ui/visually-hidden';
import picture from '../../pictures/live-stream.svg';
import styles from './live-stream.module.css';

interface LiveStreamProps {
  /** Null while there is none. */
  readonly address: string | null;
  /** The browser kept the new tab from opening. */
  readonly blocked: boolean;
}

/** When the stream runs and where: all there is without JavaScript, or when the browser opens no tab by itself. */
export function LiveStream({ address, blocked }: LiveStreamProps): ReactNode {
  return (
    <Container className={styles.stream}>
      <LazyImage className={styles.picture} src={picture} alt="" width={1200} height={900} eager />
      <div className={styles.text}>
        <SectionHeading eyebrow="Sundays, 10:00 AM Eastern">Worship with us from wherever you are</SectionHeading>
        <p>
          Every Sunday at 10:00 AM Eastern Time our service is on the air: songs, prayer and a sermon. Sing along, say
          hello in the chat, and tell us what we may pray for.
        </p>
        <div role="status">
          {blocked && (
            <p className={styles.blocked}>
              Your browser did not let us open the stream by itself, and that is all right: this link does it.
            </p>
          )}
        </div>
        {address === null ? (
          <p>The stream is moving to another address right now. Please look in again a little later.</p>
        ) : (
          <a className={buttonClass()} href={address} target="_blank" rel="noopener">
            Watch the live stream
            <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
          </a>
        )}
        <p className={styles.sermons}>
          <Link className={linkClass()} to="/connect/sermons">
            Listen to recent sermons
          </Link>
        </p>
      </div>
    </Container>
  );
}
