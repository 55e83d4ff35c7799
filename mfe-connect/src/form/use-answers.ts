import { type FormikTouched, setNestedObjectValues, useFormik } from 'formik';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Schema } from 'yup';
import { errorsIn } from './errors-in.ts';
import type { Answers } from './field-definition.ts';
import { homepageIn } from './homepage-in.ts';
import { sameAnswers } from './same-answers.ts';
import type { Submission } from './submission.ts';
import { useDraft } from './use-draft.ts';

/** What became of an attempt: the form is empty and forgotten, as it was, or empty with its answers kept for another attempt. */
export type Outcome = 'sent' | 'kept' | 'emptied';

/** What a form's `send` may do with the form it came from. */
export interface SentForm<Name extends string> {
  /**
   * Once more, as the same submission. Its answers are put back into the form, unless that is gone, busy, or the visitor
   * has begun to write something else: then they go without.
   */
  sendAgain(submission: Submission<Name>): void;
}

export interface AnswersOptions<Name extends string> {
  /** The form's rules. They come when the visitor enters the form: the page is alive without. */
  readonly loadRules: () => Promise<Schema<Answers<Name>>>;
  /** Sends valid answers, and tells the visitor. Never rejects. */
  readonly send: (submission: Submission<Name>, form: SentForm<Name>) => Promise<Outcome>;
}

/**
 * A form's state: Formik, with yup's rules, over a form that the server drew and a draft that its tab keeps.
 * @param id names the form for its tab
 */
export function useAnswers<Name extends string>(
  id: string,
  names: readonly Name[],
  { loadRules, send }: AnswersOptions<Name>,
) {
  const element = useRef<HTMLFormElement>(null);
  const formik = useFormik<Answers<Name>>({
    initialValues: Object.fromEntries(names.map((name) => [name, ''])) as Answers<Name>,
    // Rules that do not come cost no keystroke; an attempt to send says so (`unchecked`).
    validate: (values) =>
      loadRules().then(
        (rules) => errorsIn(rules, values),
        () => ({}),
      ),
    async onSubmit(values, { resetForm }) {
      const answers = (await loadRules()).cast(values);
      const homepage = homepageIn(element.current);
      if ((await deliver({ answers, homepage, ...draft.attempt(answers) })) === 'kept') return;
      resetForm();
      draft.emptied();
    },
  });
  const latest = useLatest(formik);
  const [missed, setMissed] = useState<readonly string[]>([]);
  const [unchecked, setUnchecked] = useState(false);
  const busy = useRef(false);
  const adopt = (answers: object) => void formik.setValues({ ...formik.initialValues, ...answers }, false);
  const draft = useDraft({ id, form: element, names, adopt });

  async function deliver(submission: Submission<Name>): Promise<Outcome> {
    const outcome = await send(submission, { sendAgain });
    if (outcome === 'sent') draft.sent(submission.answers);
    return outcome;
  }

  function sendAgain(submission: Submission<Name>): void {
    const { values, isSubmitting, setValues } = latest.current;
    if (!element.current || isSubmitting || !sameAnswers(values, {})) return void deliver(submission);
    draft.repeat(submission);
    // Drawn at once: Formik sends what it has drawn.
    flushSync(() => void setValues(submission.answers, false));
    element.current.focus();
    void submit();
  }

  /** A second call while the first is under way does nothing. @param ready when to begin */
  async function submit(ready?: Promise<void>): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    try {
      await ready;
      const rules = await loadRules().catch(() => null);
      setUnchecked(rules === null);
      if (!rules) return;
      const { values, setErrors, setTouched, submitForm } = latest.current;
      const errors = await errorsIn(rules, values);
      setMissed(Object.keys(errors));
      if (Object.keys(errors).length === 0) return await submitForm();
      // What Formik's submitForm would do, drawn once: it draws after each step, and checks again.
      setErrors(errors);
      void setTouched(setNestedObjectValues<FormikTouched<Answers<Name>>>(values, true), false);
    } finally {
      busy.current = false;
    }
  }

  function clear(): void {
    draft.forget();
    formik.resetForm();
    setMissed([]);
    element.current?.focus();
  }

  return { element, formik, draft, missed, unchecked, submit, clear };
}

function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
