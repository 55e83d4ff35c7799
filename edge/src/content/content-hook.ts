import type { FastifyInstance } from 'fastify';
import { isSameText } from '../secrets/is-same-text.ts';

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

  app.post('/_/content-changed', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!secret || !isSameText(request.headers.authorization ?? '', `Bearer ${secret}`)) {
      return reply.code(401).header('www-authenticate', 'Bearer').send({ error: 'Unauthorized' });
    }
    onChange();
    request.log.info('content changed');
    return reply.code(204).send();
  });
}
