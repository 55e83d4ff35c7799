import type { ReactNode } from 'react';
import { Link } from 'shared/router';
import { buttonClass } from 'shared/ui/button';
import { Container } from 'shared/ui/container';
import { LazyImage } from 'shared/ui/lazy-image';
import { linkClass, NewTabLink } from 'shared/ui/link';
import { SectionHeading } from 'shared/ui/section-heading';
import picture from '../../pictures/live-stream.svg';
import styles from './live-stream.module.css';

interface LiveStreamProps {
  /** Empty while there is none. */
  readonly address: string;
}

/** When the stream runs and where: for a browser without JavaScript, and until the page has led home. */
export function LiveStream({ address }: LiveStreamProps): ReactNode {
  return (
    <Container className={styles.stream}>
      <LazyImage className={styles.picture} src={picture} alt="" width={1200} height={900} eager />
      <div className={styles.text}>{address ? <OnAir address={address} /> : <NotNow />}</div>
    </Container>
  );
}

function OnAir({ address }: LiveStreamProps): ReactNode {
  return (
    <>
      <SectionHeading eyebrow="Sundays, 10:00 AM Eastern">Worship with us from wherever you are</SectionHeading>
      <p>
        Every Sunday at 10:00 AM Eastern Time our service is on the air: songs, prayer and a sermon. Sing along, say
        hello in the chat, and tell us what we may pray for.
      </p>
      <NewTabLink className={buttonClass()} href={address}>
        Watch the live stream
      </NewTabLink>
      <p className={styles.sermons}>
        <Link className={linkClass()} to="/connect/sermons">
          Listen to recent sermons
        </Link>
      </p>
    </>
  );
}

function NotNow(): ReactNode {
  return (
    <>
      <SectionHeading>There is no live stream right now</SectionHeading>
      <p>
        We would love to have you with us all the same: come and worship with us on Sunday, or listen to a sermon
        wherever you are.
      </p>
      <Link className={buttonClass()} to="/connect/sermons">
        Listen to recent sermons
      </Link>
      <p className={styles.sermons}>
        <Link className={linkClass()} to="/plan-your-visit">
          Plan your visit
        </Link>
      </p>
    </>
  );
}
