import { type FieldName, FIELDS } from './fields.ts';

/**
 * An answer as it is checked and kept: without NUL (PostgreSQL takes none) and the blanks around it, lines ended by LF, and a phone number
 * in one form, an optional + and digits.
 */
export function tidyAnswer(name: FieldName, text: string): string {
  const answer = text.replaceAll('\0', '').replace(/\r\n?/g, '\n').trim();
  return name === 'phoneNumber' && fits(name, answer) ? answer.replace(/[^+\d]/g, '') : answer;
}

/**
 * What is the matter with an answer, in words for its visitor; undefined when nothing is.
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
