import type { FormName } from './forms.ts';

type Messages = Readonly<Record<FormName, string>>;

/** Says that a form was delivered. Spelled as in the specification (section 8). */
export const FORM_SENT = {
  member: 'Info sent successfuly !',
  'prayer-request': 'Prayer Request Made Successfuly',
  message: 'Inquiry send successfuly !',
} as const satisfies Messages;

/** Says that a form was not delivered. The specification (section 8) words only the second. */
export const FORM_NOT_SENT = {
  member: 'Your info was not sent',
  'prayer-request': 'Problem Sending Prayer Request',
  message: 'Your inquiry was not sent',
} as const satisfies Messages;

/** Thanks the visitor for a form that was delivered. */
export const FORM_THANKS = {
  member: 'Thank you for joining us. We look forward to getting to know you.',
  'prayer-request': 'Thank you for trusting us with it. We will pray with you.',
  message: 'Thank you for writing to us. We will get back to you as soon as we can.',
} as const satisfies Messages;

/** Thanks the visitor for a form that the site has stored and delivers later. */
export const FORM_STORED =
  'Thank you. We have received your form and keep it safe; our team will read it as soon as it reaches them.';

/** Says that the site has failed. */
export const SITE_FAILED = 'Something went wrong on our side.';

/** Says that a page's request got no answer. */
export const NO_ANSWER = 'No answer came: please check your connection.';

/** Says, after {@link NO_ANSWER}, that the form still has its answers. */
export const SEND_AGAIN = 'Your answers are kept here; send them again when you are ready.';
