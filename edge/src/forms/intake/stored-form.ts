/** What a visitor is told of a form that was written down and is delivered later, or looked at by staff first. */
export const KEPT_MESSAGE =
  'Thank you. We have received your form and keep it safe; our team will read it as soon as it reaches them.';

/** A form could not be written down: nothing was acknowledged. The reason is for the log and holds no personal data. */
export class FormNotKept extends Error {
  override readonly name = 'FormNotKept';
}
