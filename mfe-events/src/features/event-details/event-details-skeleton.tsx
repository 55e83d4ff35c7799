import { Container } from 'shared/ui/container';
import { Spinner } from 'shared/ui/spinner';
import styles from './event-details-skeleton.module.css';
import details from './event-details.module.css';

/** The shape of the details that are on their way. */
export function EventDetailsSkeleton() {
  return (
    <Container className={details.details}>
      <div className={styles.picture}>
        <Spinner label="Loading event details" />
      </div>
      <div className={`${details.facts} ${styles.facts}`} aria-hidden="true" />
    </Container>
  );
}
