import type { SendMailOptions } from 'nodemailer';
import type { ContactMessage } from './contact-message.ts';
import type { Mailbox } from './mailbox.ts';

export interface Ends {
  readonly from: Mailbox;
  readonly to: Mailbox;
}

/** A visitor's message as staff get it: from the site, so that mail servers trust it; an answer goes to the visitor. */
export function contactMail(message: ContactMessage, { from, to }: Ends): SendMailOptions {
  const name = `${message.firstName} ${message.lastName}`;
  return {
    from,
    to,
    replyTo: { name, address: message.email },
    subject: `Message from ${name}`,
    text: textOf(name, message),
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
