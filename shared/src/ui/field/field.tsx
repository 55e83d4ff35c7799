import { type ChangeEvent, type FocusEvent, memo, type ReactNode, useId } from 'react';
import styles from './field.module.css';
import { roomLeft } from './room-left.ts';

type Control = HTMLInputElement | HTMLTextAreaElement;

/** The attributes that an `<input>` and a `<textarea>` have in common, and a form sets. */
interface ControlProps {
  readonly id?: string;
  readonly name?: string;
  readonly value?: string;
  readonly defaultValue?: string;
  readonly autoComplete?: string;
  readonly inputMode?: 'text' | 'email' | 'tel' | 'numeric' | 'search' | 'url';
  /** With a `value`, the visitor is told when the room runs out. */
  readonly maxLength?: number;
  /** A regular expression of the whole answer, for browsers that check without JavaScript. */
  readonly pattern?: string | undefined;
  readonly readOnly?: boolean;
  readonly disabled?: boolean;
  readonly required?: boolean | undefined;
  readonly onChange?: (event: ChangeEvent<Control>) => void;
  readonly onBlur?: (event: FocusEvent<Control>) => void;
}

export interface FieldProps extends ControlProps {
  readonly label: string;
  /** What is wrong, when it should show: announced, and tied to the control. */
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
  readonly type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'password';
  /** Lines of text for longer answers: makes it a `<textarea>`. */
  readonly rows?: number | undefined;
  /** A class of the form, which gives the field its place among the others. */
  readonly className?: string | undefined;
}

/**
 * One labelled control: label, hint, control, error, and what room is left. What is not `required` says that it is optional.
 * Drawn again only when its own props change: a form draws all its fields with each letter.
 */
export const Field = memo(function Field(props: FieldProps) {
  const { label, error, hint, type = 'text', rows, pattern, className, ...control } = props;
  const generated = useId();
  const id = control.id ?? generated;
  const room = roomLeft(control.value?.length ?? 0, control.maxLength);
  const descriptions = [hint && `${id}-hint`, error && `${id}-error`, room && `${id}-room`];
  const describedBy = descriptions.filter(Boolean).join(' ') || undefined;
  const tied = { id, 'aria-invalid': Boolean(error), 'aria-describedby': describedBy, className: styles.control };
  return (
    <div className={className ? `${styles.field} ${className}` : styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {control.required ? null : <span className={styles.optional}> (optional)</span>}
      </label>
      {hint ? (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      ) : null}
      {rows === undefined ? (
        <input {...control} {...tied} type={type} pattern={pattern} />
      ) : (
        <textarea {...control} {...tied} rows={rows} />
      )}
      <div className={styles.below} aria-live="polite">
        {error ? (
          <p id={`${id}-error`} className={styles.error}>
            {error}
          </p>
        ) : null}
        {room ? (
          <p id={`${id}-room`} className={styles.room}>
            {room}
          </p>
        ) : null}
      </div>
    </div>
  );
});
