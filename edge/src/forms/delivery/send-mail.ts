import type { SendMailOptions } from 'nodemailer';

/**
 * Hands one message over for good. Rejects with {@link MailNotSent} when that fails.
 * @param name the same for each attempt of one message, and for no other message
 */
export type SendMail = (mail: SendMailOptions, name: string, signal?: AbortSignal) => Promise<void>;

/**
 * A message was not handed over. The error's message is for the log and has no personal data. It has no `cause`: a mail
 * server may repeat what the visitor wrote.
 */
export class MailNotSent extends Error {
  override readonly name = 'MailNotSent';
}
