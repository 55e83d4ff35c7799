import type { SendMailOptions } from 'nodemailer';
import type { ContactMessage } from '../intake/contact-message.ts';
import type { Mailbox } from '../../config/mailbox.ts';

export interface Ends {
  readonly from: Mailbox;
  readonly to: Mailbox;
}

/** Which message it is, and when the visitor sent it: the same each time that it is handed over. */
export interface Postmark {
  readonly key: string;
  readonly date: Date;
}

/** A visitor's message as staff get it: from the site, so that mail servers trust it; an answer goes to the visitor. */
export function contactMail(message: ContactMessage, { from, to }: Ends, { key, date }: Postmark): SendMailOptions {
  const name = `${message.firstName} ${message.lastName}`;
  return {
    from,
    to,
    replyTo: { name, address: message.email },
    subject: `Message from ${name}`,
    text: textOf(name, message),
    // Mail programs show two copies of one Message-ID once (RFC 5322, 3.6.4).
    messageId: `<${key}@${from.address.replace(/^.*@/, '')}>`,
    date,
    // Long lines are folded so that every mail program puts them together again.
    textEncoding: 'quoted-printable',
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function textOf(name: string, { email, phoneNumber, details }: ContactMessage): string {
  const lines = [`Name: ${name}`, `E-mail: ${email}`, `Phone: ${phoneNumber}`, '', details];
  return [...lines, '', '--', 'Sent with the contact form of the website. Answer this message to write back.'].join(
    '\n',
  );
}
