/** A form could not be written down: nothing was acknowledged. The reason is for the log and holds no personal data. */
export class FormNotKept extends Error {
  override readonly name = 'FormNotKept';
}
