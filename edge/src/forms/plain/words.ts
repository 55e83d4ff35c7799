import type { PlainForm } from './plain-form.ts';

/** Specification, section 8; the failures of the first and the last it leaves open. */
export const WORDS = {
  member: {
    sent: 'Info sent successfuly !',
    thanks: 'Thank you for joining us. We look forward to getting to know you.',
    notSent: 'Your info was not sent',
  },
  prayer: {
    sent: 'Prayer Request Made Successfuly',
    thanks: 'Thank you for trusting us with it. We will pray with you.',
    notSent: 'Problem Sending Prayer Request',
  },
  contact: {
    sent: 'Inquiry send successfuly !',
    thanks: 'Thank you for writing to us. We will get back to you as soon as we can.',
    notSent: 'Your inquiry was not sent',
  },
} satisfies Record<string, PlainForm['words']>;
