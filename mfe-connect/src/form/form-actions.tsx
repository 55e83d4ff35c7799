import { type MouseEvent, useEffect, useRef } from 'react';
import { Button } from 'shared/ui/button';
import { DraftNote } from './draft/draft-note.tsx';
import styles from './form.module.css';
import { UnsentNote } from './submission/unsent-note.tsx';
import type { useAnswers } from './use-answers.ts';

interface FormActionsProps<Name extends string> {
  readonly state: ReturnType<typeof useAnswers<Name>>;
  readonly submitLabel: string;
}

/** The button of a form, and the messages about its attempts. */
export function FormActions<Name extends string>({ state, submitLabel }: FormActionsProps<Name>) {
  const { formik, draft, unchecked, unsent, resume, clear } = state;
  const sending = formik.isSubmitting;
  const button = useReturningFocus(sending);
  return (
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
  );
}

/** The second click of a double click may arrive after the form was sent and emptied. */
function ignoreSecondClick(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}

/** A button that is disabled while it sends loses the focus. It gets the focus back, unless another element has it. */
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
