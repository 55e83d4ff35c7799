import type { SendMailOptions } from 'nodemailer';

/** Hands one message over for good. Rejects with MailNotSent when that failed. */
export type Deliver = (mail: SendMailOptions) => Promise<void>;
