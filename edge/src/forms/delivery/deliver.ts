import type { SendMailOptions } from 'nodemailer';

/**
 * Hands one message over for good. Rejects with MailNotSent when that failed.
 * @param name another message has another one, and the same message always the same
 */
export type Deliver = (mail: SendMailOptions, name: string, signal?: AbortSignal) => Promise<void>;
