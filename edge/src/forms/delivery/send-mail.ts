import type { SendMailOptions } from 'nodemailer';

/**
 * Delivers one message. Rejects with {@link MailNotSent} when that fails.
 * @param name identifies the message; it is equal for each attempt
 */
export type SendMail = (mail: SendMailOptions, name: string, signal?: AbortSignal) => Promise<void>;

/**
 * A message was not delivered. The error's text is for the log and has no personal data. It has no `cause`, because a
 * mail server may repeat what the visitor wrote.
 */
export class MailNotSent extends Error {
  override readonly name = 'MailNotSent';

  /** @param mayHaveArrived the connection was lost after it was made, so the server may have taken the message */
  constructor(
    message: string,
    readonly mayHaveArrived = false,
  ) {
    super(message);
  }
}
