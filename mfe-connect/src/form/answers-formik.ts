import type { useFormik } from 'formik';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Answers } from './questions/field-definition.ts';

export type AnswersFormik<Name extends string> = ReturnType<typeof useFormik<Answers<Name>>>;

/** Formik's state of the last drawing, for functions that run after it. */
export function useLatest<Name extends string>(formik: AnswersFormik<Name>): RefObject<AnswersFormik<Name>> {
  const latest = useRef(formik);
  useLayoutEffect(() => {
    latest.current = formik;
  });
  return latest;
}
