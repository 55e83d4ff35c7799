import { type FormikErrors, validateYupSchema, yupToFormErrors } from 'formik';
import type { Schema } from 'yup';
import type { Answers } from '../questions/field-definition.ts';

/** What the rules say of answers, by field; nothing when they are right. */
export async function errorsIn<Name extends string>(
  rules: Schema<Answers<Name>>,
  answers: Answers<Name>,
): Promise<FormikErrors<Answers<Name>>> {
  try {
    await validateYupSchema(answers, rules);
    return {};
  } catch (error) {
    if (error instanceof Error && error.name === 'ValidationError') return yupToFormErrors(error);
    throw error;
  }
}
