import { join } from 'node:path';
import type { Config } from '../config.ts';
import { contactMail } from './contact-mail.ts';
import type { ContactMessage } from './contact-message.ts';
import { outboxDelivery } from './outbox-delivery.ts';
import { smtpDelivery } from './smtp-delivery.ts';

/** Brings a visitor's message to the church. Rejects with MailNotSent when that failed. */
export type SendContact = (message: ContactMessage) => Promise<void>;

/** By the mail server, or, while there is none, into the outbox folder. */
export function createSendContact({ mail, dataDir }: Pick<Config, 'mail' | 'dataDir'>): SendContact {
  const deliver = mail.smtp ? smtpDelivery(mail.smtp) : outboxDelivery(join(dataDir, 'outbox'));
  return (message) => deliver(contactMail(message, mail));
}
