import { Link } from 'section-kit/router';
import { linkClass } from 'shared/ui/link';
import styles from './no-next-event.module.css';

/** In place of the card when nothing lies ahead: what is over is not 'next'. */
export function NoNextEvent() {
  return (
    <section className={styles.card} aria-label="Next event">
      <p className={styles.line}>The next date is still being planned. Every Sunday is open to you.</p>
      <Link className={`${linkClass()} ${styles.link}`} to="/events">
        See all events
      </Link>
    </section>
  );
}
