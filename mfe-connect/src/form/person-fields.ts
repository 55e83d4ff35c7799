import type { FieldDefinition } from './field-definition.ts';
import { LONGEST } from './longest.ts';
import { PHONE_PATTERN } from './phone-pattern.ts';

type PersonField = 'firstName' | 'lastName' | 'email' | 'phoneNumber';

/** Who writes: the questions that every form begins with. */
export function personFields({ required }: { readonly required: boolean }): readonly FieldDefinition<PersonField>[] {
  return [
    {
      name: 'firstName',
      label: 'First name',
      autoComplete: 'given-name',
      maxLength: LONGEST.name,
      required,
      half: true,
    },
    {
      name: 'lastName',
      label: 'Last name',
      autoComplete: 'family-name',
      maxLength: LONGEST.name,
      required,
      half: true,
    },
    {
      name: 'email',
      label: 'Email',
      type: 'email',
      inputMode: 'email',
      autoComplete: 'email',
      maxLength: LONGEST.email,
      required,
    },
    {
      name: 'phoneNumber',
      label: 'Phone number',
      type: 'tel',
      inputMode: 'tel',
      autoComplete: 'tel',
      maxLength: LONGEST.phoneNumber,
      pattern: PHONE_PATTERN,
      hint: 'Digits only: 4105550142, or +14105550142',
      required,
    },
  ];
}
