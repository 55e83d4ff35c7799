import { type FormEvent, type MouseEvent, type ReactNode, useCallback, useEffect, useId, useRef } from 'react';
import { toast } from 'shared/shell-api';
import { Button } from 'shared/ui/button';
import { Field } from 'shared/ui/field';
import { nextTask } from 'shared/ui/when-idle';
import { DraftNote } from './draft-note.tsx';
import { ErrorSummary } from './error-summary.tsx';
import type { FieldDefinition } from './field-definition.ts';
import styles from './form.module.css';
import { Honeypot } from './honeypot.tsx';
import { type AnswersOptions, useAnswers } from './use-answers.ts';
import { UnsentNote } from './unsent-note.tsx';
import { useBegin } from './use-begin.ts';

interface FormProps<Name extends string> extends AnswersOptions<Name> {
  readonly fields: readonly FieldDefinition<Name>[];
  /** Id of the heading that names the form. */
  readonly labelledBy: string;
  /** What takes the answers of a visitor without JavaScript. The form's name too, under which its tab keeps what was not sent. */
  readonly action: string;
  readonly submitLabel: string;
  /** Said beside the button; hidden fields. */
  readonly children?: ReactNode;
}

/**
 * A form that the server draws and any browser can send by itself. With JavaScript: errors at their fields once they were
 * touched, a summary after an attempt to send what is not complete, and one message at a time on its way.
 */
export function Form<Name extends string>({
  fields,
  labelledBy,
  action,
  submitLabel,
  children,
  ...options
}: FormProps<Name>) {
  const { loadRules } = options;
  const names = fields.map(({ name }) => name);
  const { element, formik, draft, missed, unchecked, unsent, submit, resume, clear } = useAnswers(
    action,
    names,
    options,
  );
  const { errors, handleChange, handleBlur, isSubmitting: sending } = formik;
  const button = useReturningFocus(sending);
  const prefix = useId();
  const begin = useCallback(() => {
    toast.prepare();
    loadRules().catch(() => undefined);
  }, [loadRules]);
  const idOf = (name: Name) => `${prefix}${name}`;
  useBegin(element, begin);

  function sendHere(event: FormEvent): void {
    event.preventDefault();
    // The press is answered first: what follows takes a slow phone longer than a frame.
    void submit(nextTask());
  }

  return (
    <form
      ref={element}
      action={action}
      method="post"
      aria-labelledby={labelledBy}
      tabIndex={-1}
      className={styles.form}
      onSubmit={sendHere}
    >
      {missed.length > 0 && (
        <ErrorSummary
          missed={missed}
          fields={fields
            .filter(({ name }) => missed.includes(name))
            .map(({ name, label }) => ({ id: idOf(name), label, done: !errors[name] }))}
        />
      )}
      {fields.map(({ half, ...field }) => {
        const { error, touched } = formik.getFieldMeta(field.name);
        return (
          <div key={field.name} className={half ? styles.half : styles.whole}>
            <Field
              {...field}
              id={idOf(field.name)}
              value={formik.values[field.name]}
              error={touched ? error : undefined}
              onChange={handleChange}
              onBlur={handleBlur}
              readOnly={sending}
            />
          </div>
        );
      })}
      {children}
      <Honeypot />
      <div className={styles.actions}>
        <Button ref={button} type="submit" disabled={sending} onClick={ignoreSecondClick}>
          {submitLabel}
        </Button>
        <p aria-live="polite" className={styles.progress}>
          {sending && 'Sending…'}
        </p>
        <p role="alert" className={styles.unchecked}>
          {unchecked && 'Your answers could not be checked. Please check your connection and try again.'}
        </p>
        {unsent.map((one) => (
          <UnsentNote
            key={one.submission.key}
            reason={one.reason}
            refused={one.refused !== undefined}
            onResume={() => resume(one)}
            disabled={sending}
          />
        ))}
        <DraftNote shown={draft.restored && !sending} onClear={clear} />
      </div>
    </form>
  );
}

/** The second click of a double click may come when the form has been sent and emptied already. */
function ignoreSecondClick(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}

/** A button that is disabled while it sends drops the focus; it gets it back, unless that went elsewhere. */
function useReturningFocus(sending: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const { current } = button;
    if (!sending) return undefined;
    return () => {
      if (document.activeElement === document.body) current?.focus({ preventScroll: true });
    };
  }, [sending]);
  return button;
}
