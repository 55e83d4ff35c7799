import { Link } from 'section-kit/router';
import { Container } from 'shared/ui/container';
import { linkClass } from 'shared/ui/link';
import { StateMessage } from 'shared/ui/state-message';
import { useTryAgain } from '../../try-again/use-try-again.ts';
import styles from './event-details-failed.module.css';

interface EventDetailsFailedProps {
  /** The failed one. */
  readonly answer: object;
  /** There is no such event: trying again would not help. */
  readonly missing: boolean;
}

const FAILED = 'Failed to load event details. Please try again later.';

export function EventDetailsFailed({ answer, missing }: EventDetailsFailedProps) {
  const retry = useTryAgain(answer);
  return (
    <Container width="text" className={styles.failed}>
      <StateMessage kind="error" title={FAILED} {...(missing ? {} : retry)}>
        {missing ? <p>This event may be over, or it was taken off our calendar.</p> : null}
        <Link className={linkClass()} to="/events">
          See all events
        </Link>
      </StateMessage>
    </Container>
  );
}
