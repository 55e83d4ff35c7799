import type { EventChange } from './event-summary.ts';
import styles from './change-label.module.css';

const WORDS: Readonly<Record<EventChange, string>> = {
  Cancelled: 'Cancelled',
  Postponed: 'Postponed',
  Rescheduled: 'New date',
  'Moved online': 'Online',
};

/** Says that an event does not take place as it was announced. */
export function ChangeLabel({ change }: { readonly change: EventChange }) {
  return <p className={styles.label}>{WORDS[change]}</p>;
}

/** The class of the title of an event on whose date nobody should come: it is crossed out. */
export function offClass(change: EventChange | null): string | undefined {
  return change === 'Cancelled' || change === 'Postponed' ? styles.off : undefined;
}
