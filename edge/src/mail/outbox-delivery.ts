import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { types } from 'node:util';
import { createTransport } from 'nodemailer';
import type { Deliver } from './deliver.ts';
import { MailNotSent } from './mail-not-sent.ts';
import { writeDurably } from './write-durably.ts';

/** Without a mail server: each message is a file that mail programs open, readable by the edge's own user only. */
export function outboxDelivery(folder: string): Deliver {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return async (mail) => {
    const { message } = await composer.sendMail(mail);
    if (!Buffer.isBuffer(message)) throw new TypeError('The composer was asked for bytes.');
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeDurably(join(folder, `${new Date().toISOString()}-${randomUUID()}.eml`), message);
    } catch (error) {
      throw new MailNotSent(`the outbox did not take it: ${codeOf(error)}`);
    }
  };
}

function codeOf(error: unknown): string {
  return types.isNativeError(error) && 'code' in error ? String(error.code) : 'no reason given';
}
