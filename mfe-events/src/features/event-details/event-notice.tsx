import { changeSentences, type Event } from 'shared/content';
import styles from './event-notice.module.css';

/** What somebody has to know who counted on the event as it was announced; nothing for one that takes place so. */
export function EventNotice({ event }: { readonly event: Event }) {
  const [first, ...more] = changeSentences(event);
  if (first === undefined) return null;
  return (
    <p className={styles.notice}>
      <strong>{first}</strong> {more.join(' ')}
    </p>
  );
}
