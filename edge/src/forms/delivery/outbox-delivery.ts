import { access, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { types } from 'node:util';
import { createTransport } from 'nodemailer';
import { MailNotSent, type SendMail } from './send-mail.ts';
import { writeDurably } from './write-durably.ts';

/**
 * Writes each message into a file that mail programs open. Only the edge's own user can read it. Does not overwrite an
 * existing file. Serves sites without a mail server.
 */
export function outboxDelivery(folder: string): SendMail {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return async (mail, name) => {
    const { message } = await composer.sendMail(mail);
    if (!Buffer.isBuffer(message)) throw new TypeError('The composer was asked for bytes.');
    const file = join(folder, `${name}.eml`);
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      if (!(await exists(file))) await writeDurably(file, message);
    } catch (error) {
      throw new MailNotSent(`the outbox did not take it: ${codeOf(error)}`);
    }
  };
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

function codeOf(error: unknown): string {
  return types.isNativeError(error) && 'code' in error ? String(error.code) : 'no reason given';
}
