import type { SendMailOptions } from 'nodemailer';
import type { Mailbox } from '../../config/mailbox.ts';
import type { ContactMessage } from '../intake/contact-message.ts';

interface Mailboxes {
  readonly from: Mailbox;
  readonly to: Mailbox;
}

/** Identifies a message. It is the same for each attempt. */
interface MessageIdentity {
  readonly key: string;
  /** When the visitor sent it. */
  readonly date: Date;
}

/** Writes a visitor's message to staff. The sender is the site, because mail servers trust it. Answers go to the visitor. */
export function contactMail(
  message: ContactMessage,
  { from, to }: Mailboxes,
  { key, date }: MessageIdentity,
): SendMailOptions {
  const name = `${message.firstName} ${message.lastName}`;
  return {
    from,
    to,
    replyTo: { name, address: message.email },
    subject: `Message from ${name}`,
    text: textOf(name, message),
    // Mail programs show copies with one Message-ID only once (RFC 5322, 3.6.4).
    messageId: `<${key}@${from.address.replace(/^.*@/, '')}>`,
    date,
    // Folds long lines in a way that every mail program can undo.
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
