import { type Schema, ValidationError } from 'yup';

/** What a schema says of answers, by field. */
export function errorsOf(schema: Schema, answers: Readonly<Record<string, string>>): Record<string, string> {
  try {
    schema.validateSync(answers, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map(({ path, message }) => [path ?? '', message]));
  }
}
