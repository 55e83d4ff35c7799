import type { FieldName } from './fields.ts';

const PERSON = ['firstName', 'lastName', 'email', 'phoneNumber'] as const;

interface Form {
  readonly required: readonly FieldName[];
  readonly optional: readonly FieldName[];
  /** Takes the form of a browser without JavaScript; the first two take JSON too, as the content API does. */
  readonly path: string;
}

/** The forms that visitors send (specification, section 5). */
export const FORMS = {
  member: { required: PERSON, optional: ['address'], path: '/api/members' },
  'prayer-request': { required: ['prayerRequest'], optional: PERSON, path: '/api/prayer-requests' },
  message: { required: [...PERSON, 'details'], optional: [], path: '/api/v1.0/email/send-form' },
} as const satisfies Record<string, Form>;

export type FormName = keyof typeof FORMS;

/** The fields of a form. */
export type FieldOf<Form extends FormName> = (typeof FORMS)[Form]['required' | 'optional'][number];
