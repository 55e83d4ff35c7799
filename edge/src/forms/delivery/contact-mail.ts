import type { SendMailOptions } from 'nodemailer';
import type { Mailbox } from '../../config/mail.ts';
import type { ContactMessage } from '../intake/contact-message.ts';

interface Mailboxes {
  readonly from: Mailbox;
  readonly to: Mailbox;
}

/** Identifies a message. It is equal for each attempt. */
interface MessageIdentity {
  readonly key: string;
  /** When the visitor sent it. */
  readonly date: Date;
}

/** Composes the mail to staff. The site is the sender, because mail servers trust it. Replies go to the visitor. */
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
    // This encoding folds long lines, and every mail program unfolds them.
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
