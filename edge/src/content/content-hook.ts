import type { FastifyInstance } from 'fastify';
import { onlyTheCms } from './only-the-cms.ts';

export interface ContentHookOptions {
  /** Without a secret every call is refused. */
  readonly secret: string | undefined;
  readonly onChange: () => void;
}

/** `POST /_/content-changed`: the CMS calls it after each edit. */
export async function contentHook(app: FastifyInstance, { secret, onChange }: ContentHookOptions): Promise<void> {
  // The body is not read.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => {
    payload.resume();
    done(null);
  });

  app.post('/_/content-changed', { onRequest: onlyTheCms(secret) }, async (request, reply) => {
    onChange();
    request.log.info('content changed');
    return reply.code(204).send();
  });
}
