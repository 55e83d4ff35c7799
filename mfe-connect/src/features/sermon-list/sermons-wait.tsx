import type { ReactNode } from 'react';
import { Button } from 'shared/ui/button';
import { Spinner } from 'shared/ui/spinner';
import styles from './sermons-wait.module.css';

/** Failed questions after which the visitor is told (about seven seconds with the pauses). */
const SLOW_AFTER = 3;

interface SermonsWaitProps {
  readonly attempts: number;
  readonly hurried: boolean;
  readonly onTryAgain: () => void;
}

/** Until the list arrives: a spinner, and after a while a word about it. */
export function SermonsWait({ attempts, hurried, onTryAgain }: SermonsWaitProps): ReactNode {
  return (
    <div className={styles.wait}>
      <Spinner label="Loading sermons" />
      <div aria-live="polite">
        {attempts >= SLOW_AFTER && <p>The recordings are taking longer than usual to arrive. We keep trying.</p>}
      </div>
      {attempts >= SLOW_AFTER && (
        <Button variant="secondary" aria-disabled={hurried} onClick={onTryAgain}>
          {hurried ? 'Trying again…' : 'Try again'}
        </Button>
      )}
    </div>
  );
}
