import { type FieldName, FIELDS } from './fields.ts';

/**
 * Prepares an answer to be checked and stored. Removes NUL, which PostgreSQL refuses, and blanks around the text. Ends lines
 * with LF. Leaves of a valid phone number an optional + and digits.
 */
export function tidyAnswer(name: FieldName, text: string): string {
  const answer = text.replaceAll('\0', '').replace(/\r\n?/g, '\n').trim();
  return name === 'phoneNumber' && fits(name, answer) ? answer.replace(/[^+\d]/g, '') : answer;
}

/**
 * The message for an answer that breaks a rule; undefined when it breaks none.
 * @param answer as {@link tidyAnswer} leaves it @param required whether the form needs it
 */
export function answerProblem(name: FieldName, answer: string, required: boolean): string | undefined {
  if (answer === '') return required ? FIELDS[name].missing : undefined;
  return fits(name, answer) ? undefined : FIELDS[name].wrong;
}

function fits(name: FieldName, answer: string): boolean {
  const { longest, pattern } = FIELDS[name];
  return answer.length <= longest && (pattern === undefined || new RegExp(`^(?:${pattern})$`).test(answer));
}
