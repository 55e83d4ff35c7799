import { type FormikErrors, type FormikTouched, setNestedObjectValues } from 'formik';
import { type RefObject, useState } from 'react';
import type { AnswersFormik } from '../answers-formik.ts';
import type { Answers } from '../questions/field-definition.ts';

/** What the visitor is told of an attempt to send that found errors. */
export function useShownErrors<Name extends string>(formik: RefObject<AnswersFormik<Name>>) {
  const [missed, setMissed] = useState<readonly string[]>([]);

  /** Draws all errors at once. Formik's submitForm would draw after each step, and check again. */
  function show(errors: FormikErrors<Answers<Name>>): void {
    const { values, setErrors, setTouched } = formik.current;
    setMissed(Object.keys(errors));
    setErrors(errors);
    void setTouched(setNestedObjectValues<FormikTouched<Answers<Name>>>(values, true), false);
  }

  return {
    /** Names of the fields that the summary lists. */
    missed,
    show,
    clear: () => setMissed([]),
  };
}
