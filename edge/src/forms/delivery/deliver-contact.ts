import * as v from 'valibot';
import type { Config } from '../../config/config.ts';
import { ContactMessage } from '../intake/contact-message.ts';
import type { Deliver } from '../queue/delivery-result.ts';
import { contactMail } from './contact-mail.ts';
import type { Outbox } from './outbox.ts';
import { outboxDelivery } from './outbox-delivery.ts';
import { MailNotSent } from './send-mail.ts';
import { smtpDelivery } from './smtp-delivery.ts';

/** Delivers visitors' messages by the mail server. Without one, it writes them into the outbox folder. */
export function deliverContact({ mail }: Pick<Config, 'mail'>, outbox: Outbox): Deliver {
  const send = mail.smtp ? smtpDelivery(mail.smtp) : outboxDelivery(outbox.folder);
  return async ({ key, answers, receivedAt }, signal) => {
    const date = new Date(receivedAt);
    try {
      const message = contactMail(v.parse(ContactMessage, answers), mail, { key, date });
      await send(message, `${date.toISOString()}-${key}`, signal);
      return { state: 'delivered', answer: { status: 200, body: '' } };
    } catch (error) {
      if (error instanceof MailNotSent)
        return { state: 'postponed', reason: error.message, unclear: error.mayHaveArrived };
      throw error;
    }
  };
}
