import type { FormikErrors } from 'formik';
import { type RefObject, useRef, useState } from 'react';
import type { Schema } from 'yup';
import type { AnswersFormik } from './answers-formik.ts';
import type { Answers } from './questions/field-definition.ts';
import type { useShownErrors } from './errors/use-shown-errors.ts';

interface AttemptOptions<Name extends string> {
  readonly formik: RefObject<AnswersFormik<Name>>;
  readonly shown: ReturnType<typeof useShownErrors<Name>>;
  readonly loadRules: () => Promise<Schema<Answers<Name>>>;
  readonly problemsIn: (rules: Schema<Answers<Name>>, values: Answers<Name>) => Promise<FormikErrors<Answers<Name>>>;
}

/** An attempt to send: answers without errors are submitted, errors are shown. */
export function useAttempt<Name extends string>({ formik, shown, loadRules, problemsIn }: AttemptOptions<Name>) {
  const [unchecked, setUnchecked] = useState(false);
  const busy = useRef(false);

  /** A second call while the first is under way does nothing. @param ready when to begin */
  async function submit(ready?: Promise<void>): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    try {
      await ready;
      const rules = await loadRules().catch(() => null);
      setUnchecked(rules === null);
      if (!rules) return;
      const { values, submitForm } = formik.current;
      const errors = await problemsIn(rules, values);
      if (Object.keys(errors).length > 0) return shown.show(errors);
      shown.clear();
      return await submitForm();
    } finally {
      busy.current = false;
    }
  }

  return {
    /** The rules did not load, so nothing was checked or sent. */
    unchecked,
    submit,
  };
}
