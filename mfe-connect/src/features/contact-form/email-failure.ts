import { NO_ANSWER, SEND_AGAIN } from 'shared/contract';
import type { SiteSettings } from 'shared/content';

type OtherWays = Pick<SiteSettings, 'phone' | 'email'>;

/** The service's own words for its refusals (specification, section 8). */
const SERVICE_WORDS: Readonly<Record<number, string>> = {
  0: 'No answer',
  403: 'Forbidden',
  429: 'Too Many Requests',
  451: 'Unavailable For Headless Browser',
};

/** What the visitor can do, by status. */
function reasonOf(status: number, { phone, email }: OtherWays): string {
  const call = phone && `call us at ${phone}`;
  const write = email && `write to ${email}`;
  switch (status) {
    case 0:
      return `${NO_ANSWER} ${SEND_AGAIN}`;
    case 400:
      return 'One of your answers was not accepted: it may be too long. Please look them over and send it again.';
    case 403:
      return `Our email service did not accept it. Please ${oneOf(call, 'write from another email address')}.`;
    case 429:
      return 'There were too many messages just now: please wait a minute and send it again.';
    case 451:
      return `Our email service takes no messages from this browser. Please ${oneOf(call, write, 'use another browser')}.`;
    default:
      return `Something went wrong at our email service: please ${oneOf('try again later', call)}.`;
  }
}

/** 'a', 'a, or b', 'a, b, or c': of what is not empty. */
function oneOf(...ways: readonly string[]): string {
  const open = ways.filter(Boolean);
  return [open.slice(0, -1).join(', '), open.at(-1)].filter(Boolean).join(', or ');
}

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

  /** The same, for the visitor, who is told of the other ways to the church as far as staff entered them. */
  words(ways: OtherWays): string {
    return `Your message could not be sent. ${reasonOf(this.status, ways)}`;
  }
}

/** The library rejects with an answer that is no Error, with a plain text, or with whatever `fetch` threw. */
function asAnswer(cause: unknown): { readonly status: number; readonly text: string } {
  if (typeof cause !== 'object' || cause === null) return { status: 0, text: String(cause) };
  const status = 'status' in cause && typeof cause.status === 'number' ? cause.status : 0;
  const text = 'text' in cause ? cause.text : 'message' in cause ? cause.message : '';
  return { status, text: String(text) };
}
