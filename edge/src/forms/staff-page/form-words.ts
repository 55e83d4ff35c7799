import type { PendingForm } from '../queue/form-store.ts';
import type { FormKind } from '../queue/submission.ts';

/** The names of forms for staff. */
export const KIND_WORDS: Readonly<Record<FormKind, string>> = {
  member: 'New member',
  'prayer-request': 'Prayer request',
  message: 'Message',
};

/** Tells staff why a form is not delivered. */
export const FORM_STATE_WORDS: Readonly<Record<PendingForm['state'], string>> = {
  waiting: 'waits, and is tried again by itself',
  delivering: 'is on its way',
  refused: 'refused: it needs you',
  held: 'held: it may be spam',
};
