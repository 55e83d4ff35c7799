import { access, mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { types } from 'node:util';
import { createTransport } from 'nodemailer';
import { MailNotSent, type SendMail } from './send-mail.ts';

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

/**
 * Writes a file whole or not at all. The file survives a power cut: both the file and its folder are flushed. Overwrites
 * the draft of a process that was killed.
 */
export async function writeDurably(file: string, bytes: Uint8Array): Promise<void> {
  const draft = join(dirname(file), `.${basename(file)}.draft`);
  try {
    await writeFile(draft, bytes, { mode: 0o600, flush: true });
    await rename(draft, file);
    await flushFolder(dirname(file));
  } finally {
    await rm(draft, { force: true });
  }
}

async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
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
