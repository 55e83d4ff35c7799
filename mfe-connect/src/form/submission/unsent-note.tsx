import { useId } from 'react';
import { Button } from 'shared/ui/button';
import styles from './unsent-note.module.css';

interface UnsentNoteProps {
  readonly reason: string;
  /** The site would refuse the same answers again. */
  readonly refused: boolean;
  readonly onResume: () => void;
  readonly disabled: boolean;
}

/**
 * The way back to the answers of a form that was emptied and not sent. It stays until it is used: five seconds are not enough to read,
 * decide and get there by keyboard (WCAG 2.2.1, decision 0041). Not announced: the toast was.
 */
export function UnsentNote({ reason, refused, onResume, disabled }: UnsentNoteProps) {
  const text = useId();
  return (
    <div role="group" aria-labelledby={text} className={styles.note}>
      <p id={text} className={styles.reason}>
        {reason} What you wrote is kept here.
      </p>
      <Button variant="secondary" onClick={onResume} disabled={disabled}>
        {refused ? 'Correct your answers' : 'Try again'}
      </Button>
    </div>
  );
}
