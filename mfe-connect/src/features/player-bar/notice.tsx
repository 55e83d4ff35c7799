import type { ReactNode } from 'react';
import { usePlayer } from 'section-kit/shell-api';
import styles from './player-bar.module.css';

/** Whose words these are, or why they cannot be heard. */
export function Notice({ preacher }: { readonly preacher: string | null }): ReactNode {
  const status = usePlayer((state) => state.status);
  const failed = status === 'failed';
  return (
    <p className={failed ? styles.failure : styles.notice} role="status">
      {failed ? 'This recording could not be played. Press play to try again.' : (preacher ?? '')}
      {status === 'loading' && <span className={styles.loading}> Loading…</span>}
    </p>
  );
}
