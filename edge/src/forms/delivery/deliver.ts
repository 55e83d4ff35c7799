import type { SendMailOptions } from 'nodemailer';

/**
 * Hands one message over for good. Rejects with MailNotSent when that failed.
 * @param name another message has another one, and the same message always the same
 */
export type Deliver = (mail: SendMailOptions, name: string, signal?: AbortSignal) => Promise<void>;

/**
 * A message reached nobody. The reason is for the log, so it holds no personal data; there is no `cause`, because a mail
 * server's own words may repeat what the visitor wrote.
 */
export class MailNotSent extends Error {
  override readonly name = 'MailNotSent';
}
