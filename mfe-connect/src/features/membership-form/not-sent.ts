import { HttpError } from 'shared/http';

/** What happened, in a visitor's words. The form has been emptied by then, so it says that nothing is lost. */
export function notSent(error: unknown): string {
  return `Your details could not be sent. ${reason(error)} What you wrote is kept here.`;
}

function reason(error: unknown): string {
  if (!(error instanceof HttpError)) return 'Something went wrong on our side.';
  if (error.said) return error.said.replace(/[^.!?]$/, '$&.');
  return error.status === 0 ? 'No answer came: please check your connection.' : 'Something went wrong on our side.';
}
