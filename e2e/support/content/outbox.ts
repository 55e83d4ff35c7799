import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { site } from '../site.ts';

/** The mails that the site wrote to its outbox for want of a mail server, of one sender. */
export async function outboxMails(replyTo: string): Promise<readonly Email[]> {
  const folder = join(site.dataDir, 'outbox');
  const files = await readdir(folder).catch(() => []);
  const mails = await Promise.all(
    files
      .filter((file) => file.endsWith('.eml'))
      .map(async (file) => PostalMime.parse(await readFile(join(folder, file)))),
  );
  return mails.filter((mail) => mail.replyTo?.some(({ address }) => address === replyTo));
}
