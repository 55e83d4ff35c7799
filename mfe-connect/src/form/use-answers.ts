import { useFormik } from 'formik';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Schema } from 'yup';
import { errorsIn } from './errors-in.ts';
import type { Answers } from './field-definition.ts';
import { useTakeOver } from './use-take-over.ts';

/** What a form's `send` may do with the form it came from. */
export interface SentForm<Name extends string> {
  /**
   * Puts answers back into the form and sends them. False, and nothing is touched, when the form is gone, busy, or the
   * visitor has begun to write something else.
   */
  bringBack(answers: Answers<Name>): boolean;
}

export interface AnswersOptions<Name extends string> {
  /** The form's rules. They come when the visitor enters the form: the page is alive without. */
  readonly loadRules: () => Promise<Schema<Answers<Name>>>;
  /** Sends valid answers, trimmed, and tells the visitor; says what becomes of the form. Never rejects. */
  readonly send: (answers: Answers<Name>, form: SentForm<Name>) => Promise<'reset' | 'keep'>;
}

/** A form's state: Formik, with yup's rules, over a form that the server drew. */
export function useAnswers<Name extends string>(names: readonly Name[], { loadRules, send }: AnswersOptions<Name>) {
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
      const rules = await loadRules();
      if ((await send(rules.cast(values), { bringBack })) === 'reset') resetForm();
    },
  });
  const latest = useLatest(formik);
  const [missed, setMissed] = useState<readonly string[]>([]);
  const [unchecked, setUnchecked] = useState(false);
  const busy = useRef(false);

  useTakeOver({
    form: element,
    names,
    adopt: (typed) => void formik.setValues({ ...formik.initialValues, ...typed }, false),
  });

  function bringBack(answers: Answers<Name>): boolean {
    const { values, isSubmitting, setValues } = latest.current;
    if (!element.current || isSubmitting || Object.values(values).some((value) => value !== '')) return false;
    // Drawn at once: Formik sends what it has drawn.
    flushSync(() => void setValues(answers, false));
    element.current.focus();
    void submit();
    return true;
  }

  /** A second call while the first is under way does nothing. */
  async function submit(): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    try {
      const rules = await loadRules().catch(() => null);
      setUnchecked(rules === null);
      if (!rules) return;
      setMissed(Object.keys(await latest.current.validateForm()));
      await latest.current.submitForm();
    } finally {
      busy.current = false;
    }
  }

  return { element, formik, missed, unchecked, submit };
}

function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
