import { Button } from 'shared/ui/button';
import styles from './draft-note.module.css';

interface DraftNoteProps {
  /** The form began with answers from before. */
  readonly shown: boolean;
  readonly onClear: () => void;
}

/**
 * Why the form is not empty, and the way out. Below the form, so that it moves no field; its place is always there, for a screen
 * reader tells only what changes.
 */
export function DraftNote({ shown, onClear }: DraftNoteProps) {
  return (
    <div className={shown ? styles.note : undefined}>
      <p aria-live="polite" className={styles.text}>
        {shown && 'Your answers from before are still here.'}
      </p>
      {shown && (
        <Button variant="quiet" onClick={onClear}>
          Clear the form
        </Button>
      )}
    </div>
  );
}
