import { type MouseEvent, useEffect, useId, useRef } from 'react';
import { VisuallyHidden } from 'shared/ui/visually-hidden';
import styles from './error-summary.module.css';

interface MissedField {
  /** Of its control. */
  readonly id: string;
  readonly label: string;
  /** Put right since. */
  readonly done: boolean;
}

interface ErrorSummaryProps {
  /** The fields with errors. Each attempt makes a new list, which moves the focus here again. */
  readonly missed: readonly string[];
  readonly fields: readonly MissedField[];
}

/**
 * Lists the fields with errors after an attempt to send, with a link to each. It takes the focus.
 * The messages are at the fields. It stays while the visitor corrects the fields, so that nothing moves.
 */
export function ErrorSummary({ missed, fields }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const heading = useId();
  useEffect(() => box.current?.focus(), [missed]);
  return (
    <div ref={box} role="group" aria-labelledby={heading} tabIndex={-1} className={styles.summary}>
      <h3 id={heading} className={styles.heading}>
        {fields.length === 1 ? 'Please check this answer' : `Please check these ${fields.length} answers`}
      </h3>
      <ul className={styles.fields}>
        {fields.map(({ id, label, done }) => (
          <li key={id} className={done ? styles.done : undefined}>
            <a href={`#${id}`} onClick={leadTo}>
              {label}
              {done && <VisuallyHidden> (done)</VisuallyHidden>}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** To the control itself, without a new entry in the history. */
function leadTo(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}
