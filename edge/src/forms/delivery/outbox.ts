import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../config/config.ts';

/** The folder for messages that nobody is sent. */
export interface Outbox {
  readonly folder: string;
  /** For whoever runs the site: what lies there unseen and how to mend it, in words; null when all is well. */
  readonly notice: () => Promise<string | null>;
}

type Settings = Pick<Config, 'mail' | 'publicConfig' | 'dataDir'>;

export function outboxOf({ mail, publicConfig, dataDir }: Settings): Outbox {
  const folder = join(dataDir, 'outbox');
  const isSent = mail.smtp !== undefined || publicConfig['emailjs'] !== undefined;
  return {
    folder,
    notice: async () => {
      const count = await countMessages(folder);
      if (isSent) return count === 0 ? null : leftOver(folder, count);
      return (
        'Nobody is sent what visitors write in the contact form, though they are thanked for it: each message becomes a ' +
        `file in ${folder} (so far: ${count}). To have them sent, set SMTP_URL, MAIL_FROM and MAIL_TO, and start the site again.`
      );
    },
  };
}

/** From before a mail server was set, or, with EmailJS, of browsers without JavaScript. */
function leftOver(folder: string, count: number): string {
  const messages = count === 1 ? '1 message' : `${count} messages`;
  return `${messages} of the contact form went to nobody: read the files in ${folder}, then delete them.`;
}

async function countMessages(folder: string): Promise<number> {
  const files = await readdir(folder).catch(() => []);
  return files.filter((file) => file.endsWith('.eml')).length;
}
