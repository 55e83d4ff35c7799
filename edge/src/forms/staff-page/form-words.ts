import * as v from 'valibot';
import type { FormKind } from '../queue/submission.ts';
import type { PendingForm } from '../queue/staff-desk.ts';

/** What the operator can do with a form. */
export const FormAction = v.picklist(['deliver', 'delete']);
export type FormAction = v.InferOutput<typeof FormAction>;

/** What staff call a form. */
export const KIND_WORDS: Readonly<Record<FormKind, string>> = {
  member: 'New member',
  'prayer-request': 'Prayer request',
  message: 'Message',
};

/** Why a form is still here. */
export const FORM_STATE_WORDS: Readonly<Record<PendingForm['state'], string>> = {
  waiting: 'waits, and is tried again by itself',
  delivering: 'is on its way',
  refused: 'refused: it needs you',
  held: 'held: it may be spam',
};
