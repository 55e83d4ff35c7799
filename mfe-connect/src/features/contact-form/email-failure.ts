/** The service's own words for its refusals (specification, section 8). */
const SERVICE_WORDS: Readonly<Record<number, string>> = {
  0: 'No answer',
  403: 'Forbidden',
  429: 'Too Many Requests',
  451: 'Unavailable For Headless Browser',
};

const VISITOR_WORDS: Readonly<Record<number, string>> = {
  0: 'No answer came: please check your connection. Your answers are kept here; send them again when you are ready.',
  400: 'One of your answers was not accepted: it may be too long. Please look them over and send it again.',
  403: 'Our email service did not accept it. Please call us, or write from another email address.',
  429: 'There were too many messages just now: please wait a minute and send it again.',
  451: 'Our email service takes no messages from this browser. Please call us, or write an email.',
};

/** Why the e-mail service did not take a message. `status` is 0 when no answer came. Its message is for the log. */
export class EmailFailure extends Error {
  override readonly name = 'EmailFailure';
  readonly status: number;

  constructor(cause: unknown) {
    const { status, text } = asAnswer(cause);
    super([status, SERVICE_WORDS[status], text].filter((part) => part !== undefined && part !== '').join(' '), {
      cause,
    });
    this.status = status;
  }

  /** The same, for the visitor. */
  get words(): string {
    const reason =
      VISITOR_WORDS[this.status] ?? 'Something went wrong at our email service: please try again later, or call us.';
    return `Your message could not be sent. ${reason}`;
  }
}

/** The library rejects with an answer that is no Error, with a plain text, or with whatever `fetch` threw. */
function asAnswer(cause: unknown): { readonly status: number; readonly text: string } {
  if (typeof cause !== 'object' || cause === null) return { status: 0, text: String(cause) };
  const status = 'status' in cause && typeof cause.status === 'number' ? cause.status : 0;
  const text = 'text' in cause ? cause.text : 'message' in cause ? cause.message : '';
  return { status, text: String(text) };
}
