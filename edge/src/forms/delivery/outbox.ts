import type { FastifyInstance } from 'fastify';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../config/config.ts';
import { onlyTheCms } from '../../content/content-hook.ts';

/** The folder that receives messages when the site has no mail server. */
export interface Outbox {
  readonly folder: string;
  /** Tells the operator which messages nobody has read, and what to do. Null when there are none. */
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

/** They came before a mail server was set, or, with EmailJS, from browsers without JavaScript. */
function leftOver(folder: string, count: number): string {
  const messages = count === 1 ? '1 message' : `${count} messages`;
  return `${messages} of the contact form went to nobody: read the files in ${folder}, then delete them.`;
}

async function countMessages(folder: string): Promise<number> {
  const files = await readdir(folder).catch(() => []);
  return files.filter((file) => file.endsWith('.eml')).length;
}

export interface OutboxRouteOptions {
  readonly notice: () => Promise<string | null>;
  /** The secret of the content hook. The CMS and the site share it. */
  readonly secret: string | undefined;
}

/** Answers `GET /_/contact-messages` with the notice of forms. The CMS shows it in its panel. */
export async function outboxRoute(app: FastifyInstance, { notice, secret }: OutboxRouteOptions): Promise<void> {
  app.get('/_/contact-messages', { onRequest: onlyTheCms(secret) }, async (_request, reply) => {
    return reply.send({ notice: await notice() });
  });
}
