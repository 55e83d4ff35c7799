import { churchDay, churchTimestamp, clockTime, shortDate } from 'shared/content';
import styles from './display.module.css';

/** The church's clock. */
export function Clock({ now }: { readonly now: Date }) {
  const timestamp = churchTimestamp(now);
  return (
    <p className={styles.clock}>
      <time className={styles.hour} dateTime={timestamp.slice(0, 16)}>
        {clockTime(timestamp.slice(11, 19))}
      </time>
      <span>{shortDate(churchDay(timestamp))}</span>
    </p>
  );
}
