import { Link } from 'shared/router';
import { Container } from 'shared/ui/container';
import { linkClass } from 'shared/ui/link';
import { StateMessage } from 'shared/ui/state-message';
import { useTryAgain } from '../../try-again/use-try-again.ts';
import styles from './event-details-failed.module.css';

/** No such event, or no answer. @param answer the failed one */
export function EventDetailsFailed({ answer }: { readonly answer: object }) {
  return (
    <Container width="text" className={styles.failed}>
      <StateMessage kind="error" title="Failed to load event details. Please try again later." {...useTryAgain(answer)}>
        <Link className={linkClass()} to="/events">
          See all events
        </Link>
      </StateMessage>
    </Container>
  );
}
