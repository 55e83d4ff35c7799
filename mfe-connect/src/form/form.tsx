import { type FormEvent, type ReactNode, useCallback, useId } from 'react';
import { toast } from 'section-kit/shell-api';
import { nextTask } from 'shared/ui/when-idle';
import { ErrorSummary } from './errors/error-summary.tsx';
import type { FieldDefinition } from './questions/field-definition.ts';
import { draftName } from './draft/stored-draft.ts';
import { FormActions } from './form-actions.tsx';
import { FormFields } from './form-fields.tsx';
import styles from './form.module.css';
import { Honeypot } from './submission/honeypot.tsx';
import { type AnswersOptions, useAnswers } from './use-answers.ts';
import { useBegin } from './use-begin.ts';

interface FormProps<Name extends string> extends AnswersOptions<Name> {
  readonly fields: readonly FieldDefinition<Name>[];
  /** Id of the heading that names the form. */
  readonly labelledBy: string;
  /** Receives the answers of a visitor without JavaScript. The tab stores the draft under this name too. */
  readonly action: string;
  readonly submitLabel: string;
  /** Text beside the button, and hidden fields. */
  readonly children?: ReactNode;
}

/**
 * A form that the server draws and any browser can send without JavaScript. With JavaScript it shows errors at touched
 * fields, a summary after an incomplete attempt to send, and sends one message at a time.
 */
export function Form<Name extends string>(props: FormProps<Name>) {
  const { fields, labelledBy, action, submitLabel, children, loadRules, send } = props;
  const names = fields.map(({ name }) => name);
  const state = useAnswers(action, names, { loadRules, send });
  const { element, formik, missed, submit } = state;
  const prefix = useId();
  const idOf = (name: Name) => `${prefix}${name}`;
  useBegin(element, usePreparations(loadRules));

  function sendHere(event: FormEvent): void {
    event.preventDefault();
    // The press is drawn first: the rest takes a slow phone longer than a frame.
    void submit(nextTask());
  }

  const summary = fields
    .filter(({ name }) => missed.includes(name))
    .map(({ name, label }) => ({ id: idOf(name), label, done: !formik.errors[name] }));
  return (
    <form
      ref={element}
      action={action}
      method="post"
      aria-labelledby={labelledBy}
      tabIndex={-1}
      data-needs-app="idle"
      data-stored={draftName(action)}
      className={styles.form}
      onSubmit={sendHere}
    >
      {missed.length > 0 && <ErrorSummary missed={missed} fields={summary} />}
      <FormFields fields={fields} formik={formik} idOf={idOf} />
      {children}
      <Honeypot />
      <FormActions state={state} submitLabel={submitLabel} />
    </form>
  );
}

/** Loads what only a visitor who writes needs. */
function usePreparations(loadRules: () => Promise<unknown>): () => void {
  return useCallback(() => {
    toast.prepare();
    loadRules().catch(() => undefined);
  }, [loadRules]);
}
