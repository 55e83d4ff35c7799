import type { FastifyInstance } from 'fastify';
import { onlyTheCms } from './only-the-cms.ts';

export interface ContentHook {
  /** Without a secret everybody is refused. */
  readonly secret: string | undefined;
  readonly onChange: () => void;
}

/** `POST /_/content-changed`: the CMS says that an editor changed something. */
export async function contentHook(app: FastifyInstance, { secret, onChange }: ContentHook): Promise<void> {
  // Whatever the CMS says beyond the fact is not read.
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
