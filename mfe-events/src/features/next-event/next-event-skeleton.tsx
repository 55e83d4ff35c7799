import { Spinner } from 'shared/ui/spinner';
import styles from './next-event-skeleton.module.css';

/** The shape of the card that is on its way. */
export function NextEventSkeleton() {
  return (
    <div className={styles.card}>
      <span className={styles.picture} />
      <Spinner label="Loading events" />
    </div>
  );
}
