import type { ReactNode } from 'react';
import { clockTime, liveTexts, weeklyText } from 'shared/content';
import { Link } from 'section-kit/router';
import { useLiveState, useServices } from 'section-kit/shell-api';
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
  const streamed = useServices().weekly.filter(({ online }) => online);
  const [first] = streamed;
  const { text, link } = liveTexts(useLiveState());
  return (
    <>
      <SectionHeading eyebrow={first && `${streamed.map(weeklyText).join(' · ')} Eastern`}>
        Worship with us from wherever you are
      </SectionHeading>
      <p>
        {first ? `Every ${first.weekday} at ${clockTime(first.startTime)} Eastern Time our service` : 'Our service'} is
        on the air: songs, prayer and a sermon. Sing along, say hello in the chat, and tell us what we may pray for.
      </p>
      {text ? <p className={styles.state}>{text}</p> : null}
      <NewTabLink className={buttonClass()} href={address}>
        {link}
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
