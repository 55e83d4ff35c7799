import { type FormikErrors, type FormikTouched, setNestedObjectValues, useFormik } from 'formik';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Schema } from 'yup';
import { errorsIn } from './errors-in.ts';
import type { Answers } from './field-definition.ts';
import { homepageIn } from './homepage-in.ts';
import type { Outcome, Refusals } from './outcome.ts';
import { sameAnswers } from './same-answers.ts';
import type { Submission } from './submission.ts';
import { useDraft } from './use-draft.ts';
import { useRefusal } from './use-refusal.ts';
import { type Unsent, useUnsent } from './use-unsent.ts';

export interface AnswersOptions<Name extends string> {
  /** The form's rules. They come when the visitor enters the form: the page is alive without. */
  readonly loadRules: () => Promise<Schema<Answers<Name>>>;
  /** Sends valid answers, and tells the visitor. Never rejects. */
  readonly send: (submission: Submission<Name>) => Promise<Outcome<Name>>;
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
        (rules) => problemsIn(rules, values),
        () => ({}),
      ),
    async onSubmit(values, { resetForm }) {
      const answers = (await loadRules()).cast(values);
      const homepage = homepageIn(element.current);
      const outcome = await deliver({ answers, homepage, ...draft.attempt(answers) });
      if (outcome.state === 'kept') return outcome.refused && pointAt(answers, outcome.refused);
      resetForm();
      draft.emptied();
    },
  });
  const latest = useLatest(formik);
  const [missed, setMissed] = useState<readonly string[]>([]);
  const [unchecked, setUnchecked] = useState(false);
  const busy = useRef(false);
  const refusal = useRefusal<Name>();
  const unsent = useUnsent<Name>();
  const adopt = (answers: object) => void formik.setValues({ ...formik.initialValues, ...answers }, false);
  const draft = useDraft({ id, form: element, names, adopt });

  async function problemsIn(rules: Schema<Answers<Name>>, values: Answers<Name>) {
    const refused: object = refusal.in(rules.cast(values));
    return { ...refused, ...(await errorsIn(rules, values)) };
  }

  async function deliver(submission: Submission<Name>): Promise<Outcome<Name>> {
    const outcome = await send(submission);
    if (outcome.state === 'sent') draft.sent(submission.answers);
    unsent.follow(submission, outcome);
    return outcome;
  }

  /** Shows what is wrong, drawn once: Formik's submitForm would draw after each step, and check again. */
  function show(errors: FormikErrors<Answers<Name>>): void {
    const { values, setErrors, setTouched } = latest.current;
    setMissed(Object.keys(errors));
    setErrors(errors);
    void setTouched(setNestedObjectValues<FormikTouched<Answers<Name>>>(values, true), false);
  }

  function pointAt(answers: Answers<Name>, refused: Refusals<Name>): void {
    refusal.note(answers, refused);
    show(refused as FormikErrors<Answers<Name>>);
  }

  /**
   * Goes on with a form that was emptied. What may go at another time is sent once more, as the same submission; its answers are put
   * back into the form, unless that is busy or the visitor has begun to write something else. What was refused is put back only.
   */
  function resume({ submission, refused }: Unsent<Name>): void {
    const { values, isSubmitting, setValues } = latest.current;
    const answers = Object.fromEntries(names.map((name) => [name, values[name] || submission.answers[name]]));
    if (!refused && (isSubmitting || !sameAnswers(values, {}))) return void deliver(submission);
    draft.repeat(submission);
    if (refused) refusal.note(submission.answers, refused);
    // Drawn at once: Formik sends what it has drawn. Checked anew: a check of what was there before may be under way.
    flushSync(() => void setValues(answers as Answers<Name>, refused !== undefined));
    element.current?.focus();
    if (!refused) return void submit();
    unsent.forget(submission);
    show(refused as FormikErrors<Answers<Name>>);
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
      const { values, submitForm } = latest.current;
      const errors = await problemsIn(rules, values);
      if (Object.keys(errors).length > 0) return show(errors);
      setMissed([]);
      return await submitForm();
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

  return { element, formik, draft, missed, unchecked, unsent: unsent.list, submit, resume, clear };
}

function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
