import type { FormName } from 'shared/contract';
import type { FieldDefinition } from './field-definition.ts';
import { question } from './question.ts';

type PersonField = 'firstName' | 'lastName' | 'email' | 'phoneNumber';

/** Who writes: the questions that every form begins with. */
export function personQuestions(form: FormName): readonly FieldDefinition<PersonField>[] {
  return [
    question(form, 'firstName', { autoComplete: 'given-name', half: true }),
    question(form, 'lastName', { autoComplete: 'family-name', half: true }),
    question(form, 'email', { type: 'email', inputMode: 'email', autoComplete: 'email' }),
    question(form, 'phoneNumber', {
      type: 'tel',
      inputMode: 'tel',
      autoComplete: 'tel',
      hint: 'For example (443) 555-0123, or +1 443 555 0123',
    }),
  ];
}
