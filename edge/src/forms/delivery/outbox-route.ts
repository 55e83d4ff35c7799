import type { FastifyInstance } from 'fastify';
import { onlyTheCms } from '../../content/only-the-cms.ts';
import type { Outbox } from './outbox.ts';

export interface OutboxRoute {
  readonly outbox: Outbox;
  /** The content hook's: CMS and site share it. */
  readonly secret: string | undefined;
}

/** `GET /_/contact-messages`: the CMS asks what its panel is to tell about the contact form. */
export async function outboxRoute(app: FastifyInstance, { outbox, secret }: OutboxRoute): Promise<void> {
  app.get('/_/contact-messages', { onRequest: onlyTheCms(secret) }, async (_request, reply) => {
    return reply.send({ notice: await outbox.notice() });
  });
}
