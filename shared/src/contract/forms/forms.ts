import type { FieldName } from './fields.ts';

const PERSON = ['firstName', 'lastName', 'email', 'phoneNumber'] as const;

/** The forms that visitors send, and which fields need an answer (specification, section 5). */
export const FORMS = {
  member: { required: PERSON, optional: ['address'] },
  'prayer-request': { required: ['prayerRequest'], optional: PERSON },
  message: { required: [...PERSON, 'details'], optional: [] },
} as const satisfies Record<string, Record<'required' | 'optional', readonly FieldName[]>>;

export type FormName = keyof typeof FORMS;

/** The fields of a form. */
export type FieldOf<Form extends FormName> = (typeof FORMS)[Form]['required' | 'optional'][number];
